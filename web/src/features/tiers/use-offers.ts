import type { ProfileView } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { useTopic } from '../../core/realtime/use-topic.ts'

/** The tiers on sale. Reads again when seats or prices change while somebody looks. */
export const useOffers = (creator: Pick<ProfileView, 'id' | 'username'> | null) => {
  const queries = useQueryClient()
  const read = readOf('listTiers', { params: { username: creator?.username ?? '' } })
  useTopic(creator && `profile:${creator.id}`, ({ what }) => {
    if (what !== 'profile') void queries.invalidateQueries(read)
  })
  return useQuery({ ...read, enabled: creator !== null })
}
