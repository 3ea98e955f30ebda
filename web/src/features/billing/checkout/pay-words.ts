import type { Money } from '@fanfare/contract'
import { moneyText } from '../../../app/money.ts'

export interface Notice {
  readonly title: string
  readonly text: string
}

export const payWords = (total: Money) =>
  total.amount === 0 ? 'Get it for nothing' : `Pay ${moneyText(total)}`

export const priceChanged = (was: Money, now: Money): Notice => ({
  title: `The price is now ${moneyText(now)}`,
  text: `It was ${moneyText(was)} when you opened this page. Nothing was charged.`,
})

export const noFields: Notice = {
  title: 'The card fields are not there yet',
  text: 'Nothing was charged. They must be loaded before a card can be typed.',
}

export const notStarted: Notice = {
  title: 'Your payment did not start',
  text: 'The connection broke off before it reached us. No money moved. You can try again.',
}

export const notAnswered: Notice = {
  title: 'Your bank has no answer yet',
  text: 'Its question was closed or could not be shown. No money moved. You can try again.',
}

/** The bank may have heard a yes before the connection broke: nobody here knows whether money moved. */
export const notHeard = (why: string): Notice => ({
  title: 'We could not hear what your bank says',
  text: `${why} If you have answered it, you may have paid already: don’t pay another way. The button asks again.`,
})
