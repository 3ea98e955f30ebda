import type { OrderItem } from '@fanfare/contract'

interface Place {
  readonly href: string
  readonly label: string
}

/** Where somebody finds what they paid for, or meant to pay for. */
export const placeOf = (item: OrderItem): Place => {
  switch (item.type) {
    case 'tips':
      return { href: '/settings/billing', label: 'Back to Billing' }
    case 'subscription':
      return item.why === 'first' && item.creator
        ? {
            href: `/profile/${item.creator.username}`,
            label: `Back to ${item.creator.displayName}`,
          }
        : { href: '/subscriptions', label: 'My Subscriptions' }
    default:
      return { href: `/content/${item.id}`, label: 'Back to the piece' }
  }
}
