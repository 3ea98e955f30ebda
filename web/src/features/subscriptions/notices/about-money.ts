import type { SubscriptionView } from '@fanfare/contract'
import { dayText } from '../../../app/dates.ts'
import { moneyText } from '../../../app/money.ts'
import { priceWords } from '../../../app/price-words.ts'
import { plural } from '../../../ui/format.ts'
import { creatorName } from '../subscription-words.ts'
import type { Notice, Of } from './notice.ts'

export const aboutPayment = (subscription: SubscriptionView, payment: Of<'payment'>): Notice => {
  const { state, access, abilities } = subscription
  const isFirst = state === 'incomplete'
  const sentences = [
    payment.failure?.message,
    payment.retryAt && `We try again on ${dayText(payment.retryAt)}.`,
    state === 'past_due' &&
      (access.open && access.until
        ? `What it includes stays open until ${dayText(access.until)}.`
        : 'What it includes is closed until it is paid.'),
    payment.until && `Without a payment it ends on ${dayText(payment.until)}.`,
  ]
  return {
    about: 'payment',
    tone: isFirst ? 'warn' : 'bad',
    title: isFirst ? 'Not paid yet' : 'The last payment failed',
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
    const text = `You agreed to it. Until then you pay ${now}.`
    return { about: 'price', tone: 'quiet', title: `From ${from} it costs ${then}`, text }
  }
  return {
    about: 'price',
    tone: 'warn',
    title: `${creatorName(subscription)} asks for ${then} from ${from}`,
    text: `You pay ${now}, and that stays so unless you agree.`,
    act: {
      ...{ kind: 'accept-price', total: offer.total },
      label: `Agree to ${moneyText(offer.total)}`,
    },
  }
}

export const aboutSilence = (subscription: SubscriptionView, since: string): Notice => {
  const { holidayUntil } = subscription
  const why = holidayUntil
    ? `is on holiday until ${dayText(holidayUntil)}`
    : 'has published nothing for 60 days'
  return {
    about: 'silence',
    tone: 'quiet',
    title: `Not charged since ${dayText(since)}`,
    text: `${creatorName(subscription)} ${why}, so you pay nothing. What it includes stays open.`,
  }
}

export const aboutTrial = ({ next, periodEnd, interval }: SubscriptionView): Notice | null => {
  const end = next?.at ?? periodEnd
  if (!end) return null
  const then = next ? `Then it costs ${priceWords(next.total, interval)} unless you cancel.` : ''
  return { about: 'trial', tone: 'quiet', title: `Free until ${dayText(end)}`, text: then }
}

export const aboutPromotion = ({
  promotion,
  total,
  interval,
  state,
}: SubscriptionView): Notice | null => {
  if (!promotion || promotion.periodsLeft === 0 || state !== 'active') return null
  const left = plural(promotion.periodsLeft, `more ${interval}`)
  const text = `After that it costs ${priceWords(total, interval)}.`
  return { about: 'price', tone: 'quiet', title: `${promotion.code} holds for ${left}`, text }
}
