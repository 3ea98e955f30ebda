import type { BillingInterval, ChangeOffer } from '@fanfare/contract'
import { dayText } from '../../../core/format/dates.ts'
import { moneyText } from '../../../core/format/money.ts'
import { priceWords } from '../../../core/format/price-words.ts'

/** Up is at once and costs the difference for what is left of the period; down waits. */
export const changeWords = (offer: ChangeOffer, interval: BillingInterval) => {
  const { when, at, due, joinsNext, total } = offer
  const later = `It renews at ${priceWords(total, interval)}.`
  if (when === 'renewal') {
    return `You won’t be charged now. You keep your current plan until ${dayText(at)}, then it changes. ${later}`
  }
  if (due.amount === 0) return `It changes right away, and you won’t be charged now. ${later}`
  const sum = moneyText(due)
  return joinsNext
    ? `It changes right away. ${sum} for the rest of this billing period is too small to charge on its own, so we’ll add it to your next renewal. ${later}`
    : `It changes right away. You’ll pay ${sum} now for the rest of this billing period. ${later}`
}

export const changeButton = ({ when, due, joinsNext }: ChangeOffer) => {
  if (when === 'renewal') return 'Change at renewal'
  return due.amount > 0 && !joinsNext ? `Change now for ${moneyText(due)}` : 'Change now'
}
