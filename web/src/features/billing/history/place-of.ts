import type { OrderItem, PersonBrief } from '@fanfare/contract'

interface Place {
  readonly href: string
  readonly label: string
}

const subscriptions: Place = { href: '/subscriptions', label: 'My Subscriptions' }

const profileOf = ({ creator }: { creator: PersonBrief | null }): Place | null =>
  creator && {
    href: `/profile/${creator.username}`,
    label: `Back to ${creator.displayName}`,
  }

/** Where somebody finds what they paid for, or meant to pay for. */
export const placeOf = (item: OrderItem): Place => {
  switch (item.type) {
    case 'tips':
      return { href: '/settings/billing', label: 'Back to Billing' }
    case 'subscription':
      return (item.why === 'first' && profileOf(item)) || subscriptions
    case 'gift-term':
      return profileOf(item) ?? subscriptions
    default:
      return { href: `/content/${item.id}`, label: 'Back to the post' }
  }
}
