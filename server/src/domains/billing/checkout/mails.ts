import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownMoney as shown, shownDay } from '../words.ts'
import { linesOf } from './presenter.ts'
import type { OrderKind, OrderRow } from './reader/orders.ts'

/** What the buyer did, and where it is to be found. */
const about: Record<OrderKind, (order: OrderRow) => { did: string; open: string; path: string }> = {
  content: ({ title, content_id }) => ({
    did: `You bought “${title}”`,
    open: 'Open it',
    path: `/content/${content_id}`,
  }),
  gift: ({ title, id }) => ({
    did: `You give away “${title}”`,
    open: 'Send your gift',
    path: `/gifts/${id}`,
  }),
  tips: ({ title }) => ({ did: title, open: 'Open billing', path: '/settings/billing' }),
  subscription: ({ title }) => ({
    did: `You subscribe to ${title}`,
    open: 'Open your subscriptions',
    path: '/subscriptions',
  }),
}

const priceWords = (order: OrderRow) => {
  const { price, discount, promotion, processing, total } = linesOf(order)
  const less = promotion ? `, ${shown(discount)} off by the code ${promotion.code}` : ''
  return `Price ${shown(price)}${less}, processing ${shown(processing)}, total ${shown(total)}.`
}

const splitWords = (order: OrderRow) => {
  const { processing, total, tax, taxNote, platform, creator } = linesOf(order)
  if (total.amount === 0) return ['Nothing was charged.']
  const whose = order.kind === 'tips' ? 'who was tipped' : 'the creator'
  return [
    `Of it ${shown(creator)} go to ${whose}, ${shown(platform)} to Fanfare and ${shown(processing)} to processing.`,
    taxNote ?? `The price holds ${shown(tax)} of tax.`,
  ]
}

/** With where every cent went. */
export const receiptMail = (origin: string, order: OrderRow): MailContent => {
  const { did, open, path } = about[order.kind](order)
  const { total } = linesOf(order)
  const card = order.card_last4 ? ` with the card ending in ${order.card_last4}` : ''
  return {
    subject: `Your receipt: ${order.title}`,
    heading: did,
    paragraphs: [
      `You paid ${shown(total)} on ${shownDay(order.paid_at ?? order.created_at)}${card}.`,
      priceWords(order),
      ...splitWords(order),
      ...(order.consent_at ? ['You agreed that it is supplied at once.'] : []),
      `Order ${order.id}.`,
    ],
    action: { label: open, url: `${origin}${path}` },
    reason: 'You get this because you paid for something at Fanfare.',
  }
}
