import type { SubscriptionView } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { priceWords } from '../../../core/format/price-words.ts'
import { dayText } from '../../../ui/text/dates.ts'
import { plural } from '../../../ui/text/format.ts'
import { creatorName } from '../subscription-words.ts'
import type { Notice, Of } from './notice.ts'

export const aboutPayment = (subscription: SubscriptionView, payment: Of<'payment'>): Notice => {
  const { state, access, abilities } = subscription
  const isFirst = state === 'incomplete'
  const sentences = [
    payment.failure?.message,
    payment.retryAt && `We’ll try again on ${dayText(payment.retryAt)}.`,
    state === 'past_due' &&
      (access.open && access.until
        ? `You keep access until ${dayText(access.until)}.`
        : 'You don’t have access until it’s paid.'),
    payment.until && `If it isn’t paid, your subscription ends on ${dayText(payment.until)}.`,
  ]
  return {
    about: 'payment',
    tone: isFirst ? 'warn' : 'bad',
    title: isFirst ? 'Not paid yet' : 'Your last payment failed',
    text: sentences.filter(Boolean).join(' '),
    ...(abilities.pay && { act: { kind: 'pay', orderId: payment.orderId } }),
  }
}

export const aboutPrice = (subscription: SubscriptionView, offer: Of<'priceOffer'>): Notice => {
  const { total, interval } = subscription
  const now = priceWords(total, interval)
  const then = priceWords(offer.total, interval)
  const from = dayText(offer.from)
  if (offer.accepted) {
    const text = `You agreed to the new price. Until then you pay ${now}.`
    return { about: 'price', tone: 'quiet', title: `${then} starting ${from}`, text }
  }
  return {
    about: 'price',
    tone: 'warn',
    title: `${creatorName(subscription)}’s new price is ${then} starting ${from}`,
    text: `You’ll keep paying ${now} unless you agree.`,
    act: {
      kind: 'accept-price',
      total: offer.total,
      label: `Agree to ${moneyText(offer.total)}`,
    },
  }
}

export const aboutSilence = (subscription: SubscriptionView, since: string): Notice => {
  const { holidayUntil } = subscription
  const why = holidayUntil
    ? `is on a break until ${dayText(holidayUntil)}`
    : 'hasn’t published in 60 days'
  return {
    about: 'silence',
    tone: 'quiet',
    title: `Billing paused since ${dayText(since)}`,
    text: `${creatorName(subscription)} ${why}, so you aren’t charged. You keep access.`,
  }
}

export const aboutTrial = ({ next, periodEnd, interval }: SubscriptionView): Notice | null => {
  const end = next?.at ?? periodEnd
  if (!end) return null
  const then = next ? `Then ${priceWords(next.total, interval)} unless you cancel.` : ''
  return { about: 'trial', tone: 'quiet', title: `Free trial until ${dayText(end)}`, text: then }
}

export const aboutPromotion = ({
  promotion,
  total,
  interval,
  state,
}: SubscriptionView): Notice | null => {
  if (!promotion || promotion.periodsLeft === 0 || state !== 'active') return null
  const left = plural(promotion.periodsLeft, `more ${interval}`)
  const text = `After that you’ll pay ${priceWords(total, interval)}.`
  return { about: 'price', tone: 'quiet', title: `${promotion.code} applies for ${left}`, text }
}
