import type { PersonCard } from '@fanfare/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'

/** Everybody whose name or username begins so, or is nearly so. */
export const usePeopleSearch = (q: string) => {
  const read = useQuery({
    ...readOf('searchUsers', { query: { q, limit: 12 } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const people: readonly PersonCard[] | undefined = read.data?.results.map(({ user }) => user)
  return { ...read, people: q ? people : undefined }
}
