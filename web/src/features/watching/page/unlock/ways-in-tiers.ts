import type { TierOffer, WayIn } from '@fanfare/contract'

type Level = Extract<WayIn, { kind: 'subscribe' }>['level']

/** A tier that is free opens nothing that is locked. */
const includes =
  (level: Level) =>
  ({ total, isPremium }: TierOffer) =>
    total.amount > 0 && (isPremium || level === 'subscribers')

/** The one they have, then what they can have at once; of those the cheapest. */
const nearest = (one: TierOffer, other: TierOffer) =>
  Number(other.isYours) - Number(one.isYours) ||
  Number(other.abilities.subscribe) - Number(one.abilities.subscribe) ||
  one.total.amount - other.total.amount

export const tiersThatOpen = (level: Level, tiers: readonly TierOffer[]) =>
  tiers.filter(includes(level)).toSorted(nearest)
