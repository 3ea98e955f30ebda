import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownMoney as shown, shownDay, shownRate } from '../words.ts'
import { linesOf } from './presenter.ts'
import type { OrderKind, OrderRow } from './reader/orders.ts'

/** What the buyer did, and where it is to be found. */
const about: Record<OrderKind, (order: OrderRow) => { did: string; open: string; path: string }> = {
  content: ({ title, content_id }) => ({
    did: `You bought “${title}”`,
    open: 'View post',
    path: `/content/${content_id}`,
  }),
  gift: ({ title, id }) => ({
    did: `You bought “${title}” as a gift`,
    open: 'Send your gift',
    path: `/gifts/${id}`,
  }),
  tips: ({ title }) => ({ did: title, open: 'View billing', path: '/settings/billing' }),
  subscription: ({ title }) => ({
    did: `Your subscription to ${title}`,
    open: 'View your subscriptions',
    path: '/subscriptions',
  }),
}

const priceWords = (order: OrderRow) => {
  const { price, discount, promotion, processing, total } = linesOf(order)
  const less = promotion ? `, ${shown(discount)} off with code ${promotion.code}` : ''
  return `Price ${shown(price)}${less}, processing fee ${shown(processing)}, total ${shown(total)}.`
}

const splitWords = (order: OrderRow) => {
  const { processing, total, tax, taxRate, platform, creator } = linesOf(order)
  if (total.amount === 0) return ['You weren’t charged.']
  const whose = order.kind === 'tips' ? 'the creators you tipped' : 'the creator'
  return [
    `${shown(creator)} goes to ${whose}, ${shown(platform)} to Fanfare and ${shown(processing)} to payment processing.`,
    tax.amount > 0
      ? `The total includes ${shown(tax)} tax (${shownRate(taxRate)}).`
      : `Tax ${shown(tax)}.`,
  ]
}

/** With where every cent went. */
export const receiptMail = (origin: string, order: OrderRow, reference: string): MailContent => {
  const { did, open, path } = about[order.kind](order)
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
