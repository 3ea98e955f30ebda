import type { BillingAddress, Money, ReceiptEvent } from '@fanfare/contract'
import { linesOf } from '../../orders/presenter.ts'
import { shownDay, shownMoney, shownRate } from '../../shared/words.ts'
import type { ReceiptFacts } from '../read-receipt.ts'
import { heldOf, sharedOf } from '../split.ts'
import { openSheet, type Sheet } from './sheet.ts'

const happened: Record<ReceiptEvent['kind'], string> = {
  paid: 'Paid',
  refunded: 'Refunded to card',
  'refund-failed': 'Refund returned by the bank',
  disputed: 'Disputed: held by the bank',
  'dispute-won': 'Dispute closed: payment upheld',
  'dispute-lost': 'Dispute closed: returned to the buyer',
}

const addressLine = ({ street, city, state, postalCode, country }: BillingAddress) =>
  [street, [postalCode, city].filter(Boolean).join(' '), state, country].filter(Boolean).join(', ')

const heading = (
  sheet: Sheet,
  { order, number, buyer, creatorName }: ReceiptFacts,
  reference: string | null,
) => {
  sheet.line('Fanfare', { size: 20, weight: 'strong' })
  sheet.gap(4)
  sheet.line('Receipt and invoice', { size: 13 })
  sheet.gap(16)
  sheet.row('Number', number ?? 'Pending')
  sheet.row('Date', shownDay(order.paid_at ?? order.created_at))
  sheet.row('Order', order.id)
  if (reference) sheet.row('Reference', reference)
  sheet.row('Billed to', `${buyer.address?.name ?? buyer.name}, ${buyer.email}`)
  if (buyer.address) sheet.row('Address', addressLine(buyer.address))
  if (order.tax_country) sheet.row('Country', order.tax_country)
  sheet.row('Sold by', 'Fanfare, merchant of record')
  if (creatorName) sheet.row('Creator', creatorName)
  sheet.gap(12)
}

const charges = (sheet: Sheet, { order }: ReceiptFacts) => {
  const { price, discount, promotion, processing, total, tax, taxRate } = linesOf(order)
  const minus = (sum: Money) => `−${shownMoney(sum)}`
  sheet.rule()
  sheet.row(order.title, shownMoney(price), { weight: 'strong' })
  if (discount.amount > 0) sheet.row(`Promotion ${promotion?.code ?? ''}`, minus(discount))
  sheet.row('Processing fee', shownMoney(processing))
  sheet.rule()
  const card = order.card_last4 ? `, card ending in ${order.card_last4}` : ''
  sheet.row(`Total paid${card}`, shownMoney(total), { weight: 'strong', size: 13 })
  sheet.row(taxRate > 0 ? `Includes tax (${shownRate(taxRate)})` : 'Tax', shownMoney(tax))
  sheet.gap(16)
}

const split = (sheet: Sheet, { order, earnings }: ReceiptFacts) => {
  const shared = sharedOf(order)
  const held = heldOf(order, earnings)
  const shown = (was: Money, is: Money) =>
    was.amount === is.amount ? shownMoney(is) : `${shownMoney(is)} of ${shownMoney(was)}`
  sheet.line('Where your money went', { size: 13, weight: 'strong' })
  sheet.gap(6)
  sheet.row('Creator', shown(shared.creator, held.creator))
  sheet.row('Fanfare', shown(shared.platform, held.platform))
  sheet.row('Payment processing', shown(shared.processing, held.processing))
  if (shared.tax.amount > 0) sheet.row('Tax', shown(shared.tax, held.tax))
  sheet.gap(12)
}

const history = (sheet: Sheet, { events }: ReceiptFacts) => {
  if (events.length < 2) return
  sheet.line('Payment history', { size: 13, weight: 'strong' })
  sheet.gap(6)
  for (const { kind, at, amount } of events) {
    sheet.row(`${shownDay(at)}: ${happened[kind]}`, shownMoney(amount))
  }
  sheet.gap(12)
}

/** One paper for both: what was paid, and what it was charged for. The reference is for the buyer only. */
export const receiptPdf = async (
  facts: ReceiptFacts,
  reference: string | null,
): Promise<Uint8Array> => {
  const sheet = await openSheet(`Receipt ${facts.number ?? facts.order.id}`)
  heading(sheet, facts, reference)
  charges(sheet, facts)
  if (facts.order.total > 0) split(sheet, facts)
  history(sheet, facts)
  if (facts.order.consent_at) {
    sheet.small('The buyer agreed to immediate access.')
  }
  return sheet.end()
}
