import type { Discount, PromotionState, PromotionView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { dateText } from '../../ui/text/dates.ts'
import { plural } from '../../ui/text/format.ts'

export const discountWords = (discount: Discount) =>
  discount.type === 'percent' ? `${discount.percent}% off` : `${moneyText(discount.amount)} off`

export const stateWords: Record<PromotionState, string> = {
  scheduled: 'Scheduled',
  active: 'Active',
  'used-up': 'Used up',
  ended: 'Ended',
}

const whenWords = ({ state, startsAt, endsAt }: PromotionView) => {
  if (state === 'ended') return endsAt ? `until ${dateText(endsAt)}` : 'ended'
  if (state === 'scheduled') return `from ${dateText(startsAt)}`
  return endsAt ? `until ${dateText(endsAt)}` : 'no end date'
}

const someOf = (chosen: PromotionView['contents'] | PromotionView['tiers'], what: string) => {
  if (!chosen) return `all ${what}s`
  return chosen.length === 1 ? `“${chosen[0]?.title}”` : plural(chosen.length, what)
}

const whatFor = ({ periods, contents, tiers }: PromotionView) => {
  if (periods === null) return someOf(contents, 'post')
  return `first ${periods === 1 ? 'billing period' : `${periods} billing periods`} of ${someOf(tiers, 'tier')}`
}

const perFanWords = ({ perFan }: PromotionView) => {
  if (perFan === null) return null
  return perFan === 1 ? 'once per fan' : `${perFan} times per fan`
}

/** What it is for, when, and how often, in one line. */
export const termsWords = (promotion: PromotionView) =>
  [whatFor(promotion), whenWords(promotion), perFanWords(promotion)].filter(Boolean).join(' · ')

export const redeemedWords = ({ redeemed, limit }: PromotionView) =>
  limit === null
    ? `Used ${plural(redeemed, 'time')}`
    : `Used ${redeemed.toLocaleString()} of ${plural(limit, 'time')}`
