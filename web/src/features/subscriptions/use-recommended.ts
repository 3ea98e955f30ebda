import type { CreatorCard, SubscriptionView, TierOffer } from '@fanfare/contract'
import { useQueries } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'
import { useViewer } from '../../core/session/viewer.ts'

export interface Recommendation {
  readonly creator: CreatorCard
  /** What they ask least for. */
  readonly tier: TierOffer
}

const cheapest = (tiers: readonly TierOffer[]) =>
  tiers
    .filter(({ abilities }) => abilities.subscribe)
    .toSorted((one, other) => one.total.amount - other.total.amount)[0]

/** Of the creators on the home page, those who have a tier to offer and are not subscribed to. */
export const useRecommended = (current: readonly SubscriptionView[] | undefined) => {
  const viewer = useViewer()
  const { data, error, isFetching, refetch } = usePages('listCreators', { query: { limit: 12 } })
  const known = new Set(current?.map(({ creator }) => creator?.id))
  const creators = data?.pages
    .flatMap((page) => page.creators)
    .filter(({ id }) => id !== viewer?.id && !known.has(id))
  const tiers = useQueries({
    queries: (creators ?? []).map(({ username }) => readOf('listTiers', { params: { username } })),
  })
  const isKnown = current !== undefined && tiers.every(({ isPending }) => !isPending)
  const offers = creators?.flatMap((creator, at): Recommendation[] => {
    const tier = cheapest(tiers[at]?.data?.tiers ?? [])
    return tier ? [{ creator, tier }] : []
  })
  return { offers: isKnown ? offers : undefined, error, isFetching, refetch }
}
