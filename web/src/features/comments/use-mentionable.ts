import type { ContentId, PersonBrief } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOf } from '../../core/api/api.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { beginWith, type TypedName } from './typed-name.ts'

const pause = 150

/** Asked once somebody has stopped typing. Without an answer nobody is offered, and nothing is said. */
export const useMentionable = (id: ContentId, typed: TypedName | null): PersonBrief[] => {
  const viewer = useViewer()
  const letters = typed?.letters ?? ''
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(letters), pause)
    return () => clearTimeout(timer)
  }, [letters])
  const { data } = useQuery({
    ...readOf('listMentionable', { params: { id }, query: { q: settled } }),
    enabled: Boolean(viewer && settled),
    placeholderData: (before) => before,
    retry: false,
  })
  return typed && data ? beginWith(data.people, letters) : []
}
