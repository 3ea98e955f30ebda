import type { Money } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { linesOf } from './presenter.ts'
import type { OrderRow } from './reader/orders.ts'

const shown = ({ amount, currency }: Money) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

const day = (at: Date) => at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** With where every cent went. */
export const receiptMail = (origin: string, order: OrderRow): MailContent => {
  const { price, processing, total, tax, taxNote, platform, creator } = linesOf(order)
  const card = order.card_last4 ? ` with the card ending in ${order.card_last4}` : ''
  return {
    subject: `Your receipt: ${order.title}`,
    heading: `You bought “${order.title}”`,
    paragraphs: [
      `You paid ${shown(total)} on ${day(order.paid_at ?? order.created_at)}${card}.`,
      `Price ${shown(price)}, processing ${shown(processing)}, total ${shown(total)}.`,
      `Of it ${shown(creator)} go to the creator, ${shown(platform)} to Fanfare and ${shown(processing)} to processing.`,
      taxNote ?? `The price holds ${shown(tax)} of tax.`,
      'You agreed that it is supplied at once.',
      `Order ${order.id}.`,
    ],
    action: { label: 'Open it', url: `${origin}/content/${order.content_id}` },
    reason: 'You get this because you bought something at Fanfare.',
  }
}
