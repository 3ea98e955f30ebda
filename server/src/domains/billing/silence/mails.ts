import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownDay } from '../shared/words.ts'

interface Silent {
  readonly origin: string
  readonly since: Date
  readonly skipsAt: Date
}

export const silenceMail = ({ origin, since, skipsAt }: Silent): MailContent => ({
  category: 'paymentUpdates',
  subject: `Publish by ${shownDay(skipsAt)} to keep your renewals`,
  paragraphs: [
    `You haven’t published anything since ${shownDay(since)}. From ${shownDay(skipsAt)} we won’t charge your subscribers: their renewals are skipped and they keep access until you publish again.`,
    'One new post is enough. Tiers sold as a library aren’t affected.',
  ],
  action: { label: 'Create a post', url: `${origin}/create` },
  reason: 'You’re getting this email because fans pay for a subscription to you on Fanfare.',
})
