import type { Completion } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'

const pause = 300
const fewest = 2
const most = 8

/** Asked once somebody has stopped typing. Without an answer nothing is offered, and nothing is said. */
export const useCompletions = (typed: string): readonly Completion[] => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isLong = typed.length >= fewest
  const { data } = useQuery({
    ...readOf('autocomplete', { query: { q: settled, limit: most } }),
    enabled: isLong && settled.length >= fewest,
    placeholderData: (before) => before,
    retry: false,
  })
  return isLong && data ? data.completions : []
}
