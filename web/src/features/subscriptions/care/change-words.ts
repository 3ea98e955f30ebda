import type { BillingInterval, ChangeOffer } from '@fanfare/contract'
import { dayText } from '../../../app/dates.ts'
import { moneyText } from '../../../app/money.ts'
import { priceWords } from '../../../app/price-words.ts'

/** Up is at once and costs the difference for what is left of the period; down waits. */
export const changeWords = (offer: ChangeOffer, interval: BillingInterval) => {
  const { when, at, due, joinsNext, total } = offer
  const later = `It renews for ${priceWords(total, interval)}.`
  if (when === 'renewal') {
    return `Nothing is due now. You keep what you have until ${dayText(at)}, then it changes. ${later}`
  }
  if (due.amount === 0) return `It changes at once and nothing is due now. ${later}`
  const sum = moneyText(due)
  return joinsNext
    ? `It changes at once. ${sum} for the rest of this period is too little to charge by itself and joins the next renewal. ${later}`
    : `It changes at once. ${sum} for the rest of this period is due now. ${later}`
}

export const changeButton = ({ when, due, joinsNext }: ChangeOffer) => {
  if (when === 'renewal') return 'Change at the renewal'
  return due.amount > 0 && !joinsNext ? `Change now, pay ${moneyText(due)}` : 'Change now'
}
