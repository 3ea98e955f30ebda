import type { OrderItem, OrderStanding, ReceiptEvent, ReceiptView } from '@fanfare/contract'
import { dateText } from '../../app/dates.ts'

export const eventWords: Record<ReceiptEvent['kind'], string> = {
  paid: 'Paid',
  refunded: 'Refunded',
  'refund-failed': 'Refund sent back by the bank',
  disputed: 'Disputed: the bank took it back for now',
  'dispute-won': 'Dispute won: the bank gave it back',
  'dispute-lost': 'Dispute lost: it stays with the buyer',
}

export const standingWords = {
  kept: ['Paid', 'good'],
  refunding: ['Refund on its way', 'warn'],
  refunded: ['Refunded', 'quiet'],
  disputed: ['Disputed', 'warn'],
  lost: ['Dispute lost', 'bad'],
} as const satisfies Record<OrderStanding, readonly [string, string]>

export const creatorOf = (item: OrderItem) =>
  item.type === 'tips' ? 'the creators' : (item.creator?.displayName ?? 'the creator')

/** To the piece, or to whose tier it is; tips are for several. */
export const hrefOf = (item: OrderItem) => {
  if (item.type === 'content' || item.type === 'gift') return `/content/${item.id}`
  return item.type !== 'tips' && item.creator ? `/profile/${item.creator.username}` : null
}

/** Where the creator's share is now. */
export const shareWords = ({ state, availableAt }: ReceiptView['share']) => {
  switch (state) {
    case 'pending':
      return `The creator’s share is pending and becomes available on ${dateText(availableAt ?? '')}.`
    case 'available':
      return 'The creator’s share is available to them.'
    case 'frozen':
      return 'The creator’s share is held until the bank decides.'
    case 'returned':
      return 'The creator gave their share back.'
  }
}
