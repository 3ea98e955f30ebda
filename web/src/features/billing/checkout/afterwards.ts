import type { OrderView } from '@fanfare/contract'

/** Where an order that is paid leads to. */
export const afterwards = ({ id, item }: OrderView) => {
  if (item.type === 'content') {
    return {
      href: `/content/${item.id}`,
      label: 'Open it now',
      words: 'It is yours. We take you there in a moment.',
    }
  }
  if (item.type === 'gift' || item.type === 'gift-term') {
    return {
      href: `/gifts/${id}`,
      label: 'Get the link',
      words: 'Your gift is ready. We take you to its link in a moment.',
    }
  }
  if (item.type === 'subscription') {
    return {
      href: '/subscriptions',
      label: 'My Subscriptions',
      words: 'You are subscribed. We take you to your subscriptions in a moment.',
    }
  }
  return {
    href: '/settings/billing',
    label: 'Back to Billing',
    words: 'Your tab is settled. We take you back in a moment.',
  }
}
