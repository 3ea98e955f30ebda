import type { ProfileView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { realtime } from '../../core/realtime/realtime.ts'
import { useTopic } from '../../core/realtime/use-topic.ts'

/** The tiers on sale. Reads again when seats or prices change while somebody looks. */
export const useOffers = (creator: Pick<ProfileView, 'id' | 'username'> | null) => {
  const read = readOf('listTiers', { params: { username: creator?.username ?? '' } })
  useTopic(creator && `profile:${creator.id}`, ({ what }) => {
    if (what !== 'profile') realtime.reread({ queryKey: read.queryKey })
  })
  return useQuery({ ...read, enabled: creator !== null })
}
