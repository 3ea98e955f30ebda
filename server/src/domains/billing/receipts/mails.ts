import type { MailContent } from '../../../platform/mail/compose.ts'
import { kindOf } from '../orders/kinds.ts'
import { linesOf } from '../orders/presenter.ts'
import type { OrderRow } from '../orders/reader.ts'
import { shownMoney as shown, shownDay, shownRate } from '../shared/words.ts'

const priceWords = (order: OrderRow) => {
  const { price, discount, promotion, processing, total } = linesOf(order)
  const less = promotion ? `, ${shown(discount)} off with code ${promotion.code}` : ''
  return `Price ${shown(price)}${less}, processing fee ${shown(processing)}, total ${shown(total)}.`
}

const splitWords = (order: OrderRow) => {
  const { processing, total, tax, taxRate, platform, creator } = linesOf(order)
  if (total.amount === 0) return ['You weren’t charged.']
  const { payee } = kindOf(order).words
  return [
    `${shown(creator)} goes to ${payee}, ${shown(platform)} to Fanfare and ${shown(processing)} to payment processing.`,
    tax.amount > 0
      ? `The total includes ${shown(tax)} tax (${shownRate(taxRate)}).`
      : `Tax ${shown(tax)}.`,
  ]
}

/** With where every cent went. */
export const receiptMail = (origin: string, order: OrderRow, reference: string): MailContent => {
  const { did, open, path } = kindOf(order).words.bought(order)
  const { total } = linesOf(order)
  const card = order.card_last4 ? ` with the card ending in ${order.card_last4}` : ''
  return {
    category: 'receipt',
    subject: `Your receipt: ${order.title}`,
    heading: did,
    paragraphs: [
      `You paid ${shown(total)} on ${shownDay(order.paid_at ?? order.created_at)}${card}.`,
      priceWords(order),
      ...splitWords(order),
      ...(order.consent_at ? ['You agreed to immediate access.'] : []),
      `Reference ${reference}. You need it to withdraw from this purchase at ${origin}/withdraw.`,
    ],
    action: { label: open, url: `${origin}${path}` },
    reason: 'You’re getting this email because you made a purchase on Fanfare.',
  }
}
