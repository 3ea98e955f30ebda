import type { Discount, PromotionState, PromotionView } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { plural } from '../../ui/format.ts'

export const discountWords = (discount: Discount) =>
  discount.type === 'percent' ? `${discount.percent}% off` : `${moneyText(discount.amount)} off`

export const stateWords: Record<PromotionState, string> = {
  scheduled: 'Scheduled',
  active: 'Active',
  'used-up': 'Used up',
  ended: 'Ended',
}

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' })

const whenWords = ({ state, startsAt, endsAt }: PromotionView) => {
  if (state === 'ended') return endsAt ? `until ${dayOf(endsAt)}` : 'ended'
  if (state === 'scheduled') return `from ${dayOf(startsAt)}`
  return endsAt ? `until ${dayOf(endsAt)}` : 'without an end'
}

const whatFor = ({ pieces }: PromotionView) => {
  if (!pieces) return 'all pieces'
  return pieces.length === 1 ? `“${pieces[0]?.title}”` : plural(pieces.length, 'piece')
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
