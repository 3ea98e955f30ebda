import type { OrderItem, ReceiptEvent, ReceiptView, RefundStatus } from '@fanfare/contract'
import { profilePath } from '../../core/navigation/paths.ts'
import type { Href } from '../../ui/layout/link.tsx'
import { dateText } from '../../ui/text/dates.ts'

export const eventWords: Record<ReceiptEvent['kind'], string> = {
  paid: 'Paid',
  refunded: 'Refunded',
  'refund-failed': 'Refund rejected by the bank',
  disputed: 'Disputed: the bank withdrew the payment',
  'dispute-won': 'Dispute won: the bank returned the payment',
  'dispute-lost': 'Dispute lost: the buyer keeps the money',
}

const refundStatusWords = {
  kept: ['Paid', 'good'],
  refunding: ['Refund in progress', 'warn'],
  refunded: ['Refunded', 'quiet'],
  disputed: ['Disputed', 'warn'],
  lost: ['Dispute lost', 'bad'],
} as const satisfies Record<RefundStatus, readonly [string, string]>

/** A partial refund doesn't change the state of the order, so it is read from the refund. */
export const statusWords = ({ order: { refundStatus }, refund }: ReceiptView) =>
  refundStatus === 'kept' && refund?.state === 'done'
    ? (['Partly refunded', 'quiet'] as const)
    : refundStatusWords[refundStatus]

export const creatorOf = (item: OrderItem) =>
  item.type === 'tips' ? 'the creators' : (item.creator?.displayName ?? 'the creator')

/** To the post, or to whose tier it is; tips are for several. */
export const hrefOf = (item: OrderItem): Href | null => {
  if (item.type === 'content' || item.type === 'gift') return `/content/${item.id}`
  if (item.type === 'attachments') return '/library/purchases/messages'
  return item.type !== 'tips' && item.creator ? profilePath(item.creator.username) : null
}

/** Where the creator's share is now. */
export const shareWords = ({ state, availableAt }: ReceiptView['share']) => {
  switch (state) {
    case 'pending':
      return `The creator’s share is pending until ${dateText(availableAt ?? '')}.`
    case 'available':
      return 'The creator’s share is available.'
    case 'frozen':
      return 'The creator’s share is on hold until the bank decides.'
    case 'returned':
      return 'The creator’s share was returned.'
  }
}
