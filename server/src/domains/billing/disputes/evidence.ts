import { money } from '@fanfare/contract'
import type { Use, UseOfCreator } from '../../catalog/index.ts'
import type { OrderKind, OrderRow } from '../checkout/reader/orders.ts'
import type { Evidence } from '../gateways/claims.ts'
import { shownMoney } from '../words.ts'
import type { EvidenceFacts } from './facts.ts'

const instant = (at: Date | null) => at?.toISOString() ?? 'never'
const day = (at: Date) => at.toISOString().slice(0, 10)

const useOfContent = ({ secondsServed, duration, downloads, openedAt, reportedAt }: Use) => [
  `Seconds streamed to the account with access: ${Math.round(secondsServed)}${duration ? ` of ${Math.round(duration)}` : ''}`,
  `Downloads: ${downloads}`,
  `Opened in full: ${instant(openedAt)}`,
  `Last activity: ${instant(reportedAt)}`,
]

const useOfCreator = ({ contents, locked, secondsServed, downloads, reportedAt }: UseOfCreator) => [
  `Posts by the creator opened since the payment: ${contents}, including ${locked} not open to the public`,
  `Seconds of these streamed to the account with access: ${Math.round(secondsServed)}`,
  `Downloads of these: ${downloads}`,
  `Last activity: ${instant(reportedAt)}`,
]

const accessLog = ({ receipt, had }: EvidenceFacts): string[] => {
  if (had) return had.of === 'content' ? useOfContent(had.use) : useOfCreator(had.use)
  return receipt.order.kind === 'gift'
    ? ['The gift has not been claimed yet.']
    : ['A tip doesn’t unlock anything, so there is no usage to report.']
}

const product = ({ kind, title, interval }: OrderRow) => {
  const kinds: Record<OrderKind, string> = {
    content: 'digital content sold on Fanfare',
    gift: 'sold on Fanfare as a gift',
    tips: 'a voluntary tip to a creator on Fanfare',
    subscription: `a subscription on Fanfare, billed every ${interval}`,
  }
  return `“${title}”, ${kinds[kind]}`
}

const policies: Record<OrderKind, string> = {
  content:
    'Within 30 days, a buyer who has used less than a quarter of the content gets a full refund ' +
    'automatically. After that, the creator answers within three days, and then Fanfare decides. ' +
    'This policy is shown on the receipt of every purchase.',
  gift:
    'Until a gift is claimed, the person who bought it can get a full refund automatically. ' +
    'After that, it belongs to the person who claimed it.',
  tips: 'Tips are voluntary and nonrefundable.',
  subscription:
    'A subscription can be canceled with one click and lasts until the end of the paid period. If ' +
    'it is ended immediately, unused days are refunded if nothing locked was opened in that period.',
}

const agreement = ({ receipt: { order }, period }: EvidenceFacts): string[] => {
  if (order.consent_at) {
    return [`Before paying, the buyer agreed to immediate access: ${instant(order.consent_at)}.`]
  }
  if (!period) return []
  return [
    `The buyer subscribed on ${day(period.subscribedAt)} and agreed to automatic renewal until canceled.`,
  ]
}

/** All that we know and may say: no addresses of machines are among it, because none are kept. */
export const evidenceOf = (facts: EvidenceFacts): Omit<Evidence, 'receipt'> => {
  const { order, buyer, number } = facts.receipt
  const sum = shownMoney(money(order.total, order.currency))
  const time = facts.period
  return {
    productDescription: product(order),
    customerName: buyer.name,
    customerEmail: buyer.email,
    serviceDate: day(order.paid_at ?? order.created_at),
    accessLog: accessLog(facts).join('\n'),
    refundPolicy: policies[order.kind],
    everythingElse: [
      `Order ${order.id}, receipt ${number ?? 'not yet numbered'}, for “${order.title}”.`,
      ...(time ? [`It covers the period from ${day(time.from)} to ${day(time.until)}.`] : []),
      `${sum} was paid on ${instant(order.paid_at)}. The receipt was emailed to the buyer.`,
      ...agreement(facts),
      `Country stated by the buyer: ${order.country_stated ?? 'none'}. Country of the card: ${order.country_of_card ?? 'unknown'}.`,
      'The buyer had to confirm the email address of the account before making a purchase.',
    ].join('\n'),
  }
}
