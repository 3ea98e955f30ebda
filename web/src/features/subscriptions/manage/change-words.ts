import type { BillingInterval, ChangeOffer } from '@fanfare/contract'
import { minimumPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../core/format/money.ts'
import { priceWords } from '../../../core/format/price-words.ts'
import { dayText } from '../../../ui/text/dates.ts'

/**
 * Up is at once and costs the difference for what is left of the period. Down waits, and so does
 * a difference that is too small to charge.
 */
export const changeWords = (offer: ChangeOffer, interval: BillingInterval) => {
  const { when, at, due, isTooSmall, total } = offer
  const later = `It renews at ${priceWords(total, interval)}.`
  if (when === 'renewal') {
    const least = moneyText({ amount: minimumPrice, currency: total.currency })
    const why = isTooSmall
      ? `The difference for the rest of this billing period is less than ${least}, so you won’t be charged now.`
      : 'You won’t be charged now.'
    return `${why} You keep your current plan until ${dayText(at)}, then it changes. ${later}`
  }
  if (due.amount === 0) return `It changes right away, and you won’t be charged now. ${later}`
  const sum = moneyText(due)
  return `It changes right away. You’ll pay ${sum} now for the rest of this billing period. ${later}`
}

export const changedWords = ({ when, at }: ChangeOffer) =>
  when === 'now' ? 'Subscription changed' : `Your subscription changes on ${dayText(at)}`

export const changeButton = ({ when, due }: ChangeOffer) => {
  if (when === 'renewal') return 'Change at renewal'
  return due.amount > 0 ? `Change now for ${moneyText(due)}` : 'Change now'
}
