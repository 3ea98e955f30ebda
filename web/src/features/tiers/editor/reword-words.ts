import type { TierView, TierWording } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { dayText } from '../../../ui/text/dates.ts'
import { plural } from '../../../ui/text/format.ts'

type Tier = Pick<TierView, 'name' | 'benefits' | 'hasSubscribers' | 'waitingChange'>

const isSame = (one: TierWording, other: TierWording) =>
  one.name === other.name && one.benefits.join('\n') === other.benefits.join('\n')

const { gatheredHours, days } = limits.tierChange

/** When the email goes out, and that other edits until then are in it. */
const whenOf = ({ waitingChange }: Tier) =>
  waitingChange
    ? `on ${dayText(waitingChange.mailedAt)}, together with your last edit`
    : `in ${gatheredHours} hours, with any edits you make until then`

/** What saving another name or other benefits does to those who have the tier. */
export const rewordingOf = (
  tier: Tier,
  next: TierWording,
  people: number | undefined,
): string[] => {
  if (!tier.hasSubscribers || isSame(tier, next)) return []
  const { length } = tier.benefits
  if (next.benefits.length < length) {
    return [`Keep at least ${plural(length, 'benefit')}: subscribers signed up for that many.`]
  }
  if (tier.waitingChange && isSame(tier.waitingChange.before, next)) {
    return ['This is what your subscribers signed up for, so they won’t be emailed.']
  }
  if (people === 0) return ['No one has this tier right now, so no one will be emailed.']
  const who = people === undefined ? 'Your subscribers' : plural(people, 'subscriber')
  return [
    `${who} will be emailed the old and new wording ${whenOf(tier)}.`,
    `For ${days} days after that, they can end their subscription and get their unused days refunded.`,
  ]
}
