import type { TierOffer } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../../core/api/api.ts'
import type { TierItem } from './renewal-words.ts'

/** What its creator says about a tier; nothing for one that is no longer on sale. */
export const useTier = ({
  id,
  creator,
}: Pick<TierItem, 'id' | 'creator'>): TierOffer | undefined => {
  const { data } = useQuery({
    ...readOf('listTiers', { params: { username: creator?.username ?? '' } }),
    enabled: creator !== null,
  })
  return data?.tiers.find((tier) => tier.id === id)
}
