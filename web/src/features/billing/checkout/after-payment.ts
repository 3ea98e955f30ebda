import type { OrderView } from '@fanfare/contract'

/** Where an order that is paid leads to. */
export const afterPayment = ({ id, item }: OrderView) => {
  if (item.type === 'content') {
    return {
      href: `/content/${item.id}`,
      label: 'Open now',
      words: 'It’s yours to keep. Taking you there now…',
    }
  }
  if (item.type === 'gift' || item.type === 'gift-term') {
    return {
      href: `/gifts/${id}`,
      label: 'Get the link',
      words: 'Your gift is ready. Taking you to its link…',
    }
  }
  if (item.type === 'subscription') {
    return {
      href: '/subscriptions',
      label: 'My Subscriptions',
      words: 'You’re subscribed. Taking you to your subscriptions…',
    }
  }
  return {
    href: '/settings/billing',
    label: 'Back to Billing',
    words: 'Your tips are paid. Taking you back…',
  }
}
