import type { OrderItem, PersonBrief } from '@fanfare/contract'
import { profilePath, withSearch } from '../../../core/navigation/paths.ts'
import type { Href } from '../../../ui/layout/link.tsx'

interface ItemLink {
  readonly href: Href
  readonly label: string
}

const subscriptions: ItemLink = { href: '/subscriptions', label: 'My Subscriptions' }

const profileOf = ({ creator }: { creator: PersonBrief | null }): ItemLink | null =>
  creator && {
    href: profilePath(creator.username),
    label: `Back to ${creator.displayName}`,
  }

/** Links to what somebody paid for, or wanted to pay for. */
export const itemLink = (item: OrderItem): ItemLink => {
  switch (item.type) {
    case 'tips':
      return { href: '/settings/billing', label: 'Back to Billing' }
    case 'subscription':
      return (item.why === 'first' && profileOf(item)) || subscriptions
    case 'gift-term':
      return profileOf(item) ?? subscriptions
    case 'attachments':
      return {
        href: withSearch('/messages', { conversation: item.conversationId }),
        label: 'Back to the conversation',
      }
    default:
      return { href: `/content/${item.id}`, label: 'Back to the post' }
  }
}
