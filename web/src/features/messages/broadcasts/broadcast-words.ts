import type { BroadcastView, TierView } from '@fanfare/contract'
import { plural } from '../../../ui/text/format.ts'

type Audience = Pick<BroadcastView, 'tierId'>
type Tiers = readonly Pick<TierView, 'id' | 'name'>[]

/** A tier that is no longer sold is named by nothing. */
export const audienceWords = ({ tierId }: Audience, tiers: Tiers): string => {
  if (tierId === null) return 'All subscribers'
  return tiers.find(({ id }) => id === tierId)?.name ?? 'One tier'
}

export const reachWords = ({ reach }: Pick<BroadcastView, 'reach'>): string =>
  reach === null ? 'Counting subscribers' : `Sent to ${plural(reach, 'subscriber')}`

/** What a field of a local time shows; it knows no time zone. */
export const localTime = (at: Date): string => {
  const moved = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return moved.toISOString().slice(0, 16)
}
