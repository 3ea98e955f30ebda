import type { ContentId, ContentType, OrderView } from '@fanfare/contract'
import { withSearch } from '../../../core/navigation/paths.ts'
import { guaranteeOfFiles, guaranteeWords, openVerbs, unusedDaysWords } from './opening.ts'

/** Where someone goes who subscribed: back to the post they wanted to open, if they came from one. */
export const afterSubscribing = (from: ContentId | undefined) =>
  from
    ? {
        href: `/content/${from}` as const,
        label: 'Back to the post',
        note: unusedDaysWords,
        content: from,
      }
    : { href: '/subscriptions' as const, label: 'My Subscriptions' }

/** Where an order that is paid leads to. */
export const afterPayment = (
  { id, item }: OrderView,
  from: ContentId | undefined,
  type: ContentType | undefined,
) => {
  if (item.type === 'content') {
    return {
      href: `/content/${item.id}` as const,
      label: type ? openVerbs[type] : 'Open',
      words: 'It’s yours to keep.',
      note: type && guaranteeWords[type],
      content: item.id,
    }
  }
  if (item.type === 'gift') {
    return {
      href: `/gifts/${id}` as const,
      label: 'Get the link',
      words: 'Your gift is ready.',
      content: item.id,
    }
  }
  if (item.type === 'gift-term') {
    return { href: `/gifts/${id}` as const, label: 'Get the link', words: 'Your gift is ready.' }
  }
  if (item.type === 'attachments') {
    return {
      href: withSearch('/messages', { conversation: item.conversationId }),
      label: 'Open the conversation',
      words: 'It’s yours to keep. You’ll also find it in your library, in Purchases.',
      note: guaranteeOfFiles,
    }
  }
  if (item.type === 'subscription') {
    return { ...afterSubscribing(from), words: 'You’re subscribed.' }
  }
  return {
    href: '/settings/billing' as const,
    label: 'Back to Billing',
    words: 'Your tips are paid.',
  }
}
