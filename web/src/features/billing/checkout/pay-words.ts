import type { Money } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'

export interface Notice {
  readonly title: string
  readonly text: string
}

export const payWords = (total: Money) =>
  total.amount === 0 ? 'Get it free' : `Pay ${moneyText(total)}`

export const priceChanged = (was: Money, now: Money): Notice => ({
  title: `The price is now ${moneyText(now)}`,
  text: `It was ${moneyText(was)} when you opened this page. You haven’t been charged.`,
})

export const noFields: Notice = {
  title: 'The card form is still loading',
  text: 'You haven’t been charged. Try again once it has loaded.',
}

export const notStarted: Notice = {
  title: 'Your payment didn’t go through',
  text: 'The connection was lost before your payment reached us. You haven’t been charged. Please try again.',
}

export const notAnswered: Notice = {
  title: 'Your bank couldn’t verify this payment',
  text: 'The verification was closed or didn’t load. You haven’t been charged. Please try again.',
}

/** The payment may have been verified before the connection broke, so it is unknown whether money moved. */
export const notHeard = (why: string): Notice => ({
  title: 'We couldn’t confirm the result with your bank',
  text: `${why} If you already verified the payment, it may have gone through. Don’t pay again: use the button below to check.`,
})
