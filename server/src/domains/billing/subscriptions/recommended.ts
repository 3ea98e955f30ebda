import {
  type AccountId,
  type Money,
  money,
  type Recommendation,
  splitPrice,
} from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readCreatorSummaries, readTrending } from '../../social/index.ts'
import { seatsLeft } from '../tiers/policy.ts'
import { readTiersOnSaleOf, type TierRow } from '../tiers/reader.ts'
import { readFollowedSellers, readSellersAmong } from './reader/recommended.ts'

const shown = 12

type Offer = Recommendation['tier']

const totalOf = ({ price, currency }: TierRow): Money => splitPrice(money(price, currency)).total

/** What each of these creators asks least for, where there is room. */
const readCheapest = async ({ db }: SignedInScope, ids: readonly AccountId[]) => {
  const rows = (await readTiersOnSaleOf(db, ids)).filter((row) => seatsLeft(row) !== 0)
  const offers = new Map<AccountId, Offer>()
  for (const row of rows.toSorted((one, other) => one.price - other.price)) {
    if (offers.has(row.creator_id)) continue
    offers.set(row.creator_id, { id: row.id, total: totalOf(row), trialDays: row.trial_days })
  }
  return offers
}

/** Those one follows come first; they know already that they like them. */
const readCandidates = async (scope: SignedInScope) => {
  const fan = scope.actor.accountId
  const followed = await readFollowedSellers(scope.db, fan, shown)
  if (followed.length === shown) return { followed, ids: followed }
  const trending = (await readTrending(scope)).map(({ id }) => id)
  const others = trending.filter((id) => !followed.includes(id))
  const room = shown - followed.length
  const sellers = await readSellersAmong(scope.db, fan, others, room)
  return { followed, ids: [...followed, ...sellers] }
}

/** At most nine queries, whatever their number. */
export const listRecommended = async (scope: SignedInScope): Promise<Recommendation[]> => {
  const { followed, ids } = await readCandidates(scope)
  const [creators, offers] = await Promise.all([
    readCreatorSummaries(scope, ids),
    readCheapest(scope, ids),
  ])
  return ids.flatMap((id): Recommendation[] => {
    const creator = creators.get(id)
    const tier = offers.get(id)
    if (!creator || !tier) return []
    return [{ creator, tier, reason: followed.includes(id) ? 'followed' : 'trending' }]
  })
}
