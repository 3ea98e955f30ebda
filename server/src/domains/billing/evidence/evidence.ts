import { money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { readUse, readUseOfCreator, type Use, type UseOfCreator } from '../../catalog/index.ts'
import type { Evidence } from '../gateways/claims.ts'
import type { PaidPeriod } from '../orders/kind.ts'
import { holderOf, kindOf } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import { type ReceiptFacts, readReceiptFacts } from '../receipts/read-receipt.ts'
import { shownMoney } from '../shared/words.ts'

export interface EvidenceFacts {
  readonly receipt: ReceiptFacts
  readonly period: PaidPeriod | null
  /** By whoever it was for. Null while nobody has claimed a gift, and for what opens nothing. */
  readonly had:
    | { readonly of: 'content'; readonly use: Use }
    | { readonly of: 'creator'; readonly use: UseOfCreator }
    | { readonly of: 'kind'; readonly log: readonly string[] }
    | null
}

const readHad = async (tx: Transaction, order: OrderRow): Promise<EvidenceFacts['had']> => {
  const { content_id: contentId, creator_id: creatorId } = order
  const holder = await holderOf(tx, order)
  if (!holder) return null
  const told = await kindOf(order).used?.(tx, order)
  if (told) return { of: 'kind', log: told.log }
  if (contentId) return { of: 'content', use: await readUse(tx, holder, contentId) }
  if (!creatorId) return null
  const since = order.paid_at ?? order.created_at
  return { of: 'creator', use: await readUseOfCreator(tx, holder, creatorId, since) }
}

export const readEvidenceFacts = async (
  tx: Transaction,
  order: OrderRow,
): Promise<EvidenceFacts> => ({
  receipt: await readReceiptFacts(tx, order),
  period: (await kindOf(order).period?.(tx, order)) ?? null,
  had: await readHad(tx, order),
})

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

const accessLog = ({ receipt, had }: EvidenceFacts): readonly string[] => {
  if (had?.of === 'content') return useOfContent(had.use)
  if (had?.of === 'creator') return useOfCreator(had.use)
  return had?.log ?? [kindOf(receipt.order).words.unused ?? 'There is no usage to report.']
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
  const { words } = kindOf(order)
  return {
    productDescription: words.product(order),
    customerName: buyer.name,
    customerEmail: buyer.email,
    serviceDate: day(order.paid_at ?? order.created_at),
    accessLog: accessLog(facts).join('\n'),
    refundPolicy: words.refundPolicy,
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
