import { money } from '@fanfare/contract'
import type { Use, UseOfCreator } from '../../catalog/index.ts'
import type { OrderKind, OrderRow } from '../checkout/reader/orders.ts'
import type { Evidence } from '../gateways/claims.ts'
import { shownMoney } from '../words.ts'
import type { EvidenceFacts } from './facts.ts'

const instant = (at: Date | null) => at?.toISOString() ?? 'never'
const day = (at: Date) => at.toISOString().slice(0, 10)

const useOfPiece = ({ secondsServed, duration, downloads, openedAt, reportedAt }: Use) => [
  `Seconds served to the holder's account: ${Math.round(secondsServed)}${duration ? ` of ${Math.round(duration)}` : ''}`,
  `Downloads: ${downloads}`,
  `Shown whole at: ${instant(openedAt)}`,
  `Last activity at: ${instant(reportedAt)}`,
]

const useOfCreator = ({ pieces, locked, secondsServed, downloads, reportedAt }: UseOfCreator) => [
  `Pieces of the creator opened since the payment: ${pieces}, of them not open to everybody: ${locked}`,
  `Seconds served of these to the holder's account: ${Math.round(secondsServed)}`,
  `Downloads of these: ${downloads}`,
  `Last activity at: ${instant(reportedAt)}`,
]

const accessLog = ({ receipt, had }: EvidenceFacts): string[] => {
  if (had) return had.of === 'piece' ? useOfPiece(had.use) : useOfCreator(had.use)
  return receipt.order.kind === 'gift'
    ? ['The gift has not been claimed yet.']
    : ['A tip opens nothing, so there is no use of it.']
}

const product = ({ kind, title, interval }: OrderRow) => {
  const kinds: Record<OrderKind, string> = {
    content: 'a piece of digital content sold on Fanfare',
    gift: 'sold on Fanfare as a gift for somebody else',
    tips: 'given on Fanfare without anything in return',
    subscription: `a subscription on Fanfare, paid by the ${interval}`,
  }
  return `“${title}”, ${kinds[kind]}`
}

const policies: Record<OrderKind, string> = {
  content:
    'Within 30 days a buyer who has had less than a quarter of a piece gets the whole sum back ' +
    'without asking anyone. After that the creator answers within three days, then Fanfare does. ' +
    'This is shown on the receipt of every purchase.',
  gift:
    'Until a gift is claimed, whoever gave it gets the whole sum back without asking anyone. ' +
    'After that it belongs to the person who claimed it.',
  tips: 'A tip is given of the own accord of whoever gives it, and is not paid back.',
  subscription:
    'A subscription is cancelled with one click and lasts until the time paid for is over. Ended ' +
    'at once, its unused days are paid back if nothing that needs it was opened in this time.',
}

const agreement = ({ receipt: { order }, period }: EvidenceFacts): string[] => {
  if (order.consent_at) {
    return [`Before paying the buyer agreed to be supplied at once: ${instant(order.consent_at)}.`]
  }
  if (!period) return []
  return [
    `The buyer subscribed on ${day(period.subscribedAt)} and agreed to renewals until cancelled.`,
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
      ...(time ? [`It paid for the time from ${day(time.from)} to ${day(time.until)}.`] : []),
      `${sum} were paid on ${instant(order.paid_at)}; the receipt was mailed to the buyer.`,
      ...agreement(facts),
      `Country stated by the buyer: ${order.country_stated ?? 'none'}; of the card: ${order.country_of_card ?? 'unknown'}.`,
      'The address of the account was confirmed by mail before anything could be bought.',
    ].join('\n'),
  }
}
