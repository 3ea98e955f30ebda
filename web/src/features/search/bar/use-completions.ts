import type { Completion } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'

const pause = 300
const fewest = 2
const most = 8

interface Completed {
  readonly completions: readonly Completion[]
  /** How others went on from these letters. */
  readonly others: readonly string[]
}

/** Asked once somebody has stopped typing. Without an answer nothing is offered, and nothing is said. */
export const useCompletions = (typed: string): Completed => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isLong = typed.length >= fewest
  const asking = {
    enabled: isLong && settled.length >= fewest,
    placeholderData: <Reply>(before: Reply | undefined) => before,
    retry: false,
  }
  const found = useQuery({
    ...readOf('autocomplete', { query: { q: settled, limit: most } }),
    ...asking,
  })
  const searched = useQuery({
    ...readOf('listSearchSuggestions', { query: { q: settled } }),
    ...asking,
  })
  return {
    completions: isLong && found.data ? found.data.completions : [],
    others: isLong && searched.data ? searched.data.suggestions : [],
  }
}
