import type { MailContent } from '../../../platform/mail/compose.ts'
import type { GiftRow } from './reader.ts'

const becomesTheirs = ({ months }: GiftRow) =>
  months === null
    ? 'It’s already paid for. Open the link and sign in or create an account, and it’s yours to keep.'
    : 'It’s already paid for. Open the link and sign in or create an account: it starts that day. You won’t be charged, and it doesn’t renew.'

/**
 * To somebody who may never have heard of us, so none of it is anybody's own text: neither a name nor
 * a title nor the message. Those are on the page of the link.
 */
export const giftMail = (gift: GiftRow, link: string): MailContent<'receipt'> => ({
  category: 'receipt',
  subject: 'You’ve been sent a gift on Fanfare',
  heading:
    gift.months === null
      ? 'Someone bought a post for you'
      : `Someone bought you ${gift.months} months of a creator’s posts`,
  paragraphs: [
    'Open the link to see who it’s from and their message.',
    becomesTheirs(gift),
    'Only one person can use this link.',
  ],
  action: { label: 'Open your gift', url: link },
  reason:
    'You’re getting this one-time email because someone bought you a gift on Fanfare and entered your address. We didn’t save it.',
})

export const giftClaimedMail = (origin: string, gift: GiftRow, by: string): MailContent => ({
  category: 'paymentUpdates',
  subject: `Your gift was claimed: ${gift.title}`,
  heading: `${by} claimed your gift`,
  paragraphs: [
    gift.months === null
      ? `“${gift.title}” is theirs now. There’s nothing else you need to do.`
      : `“${gift.title}” has started for them and ends automatically. There’s nothing else you need to do.`,
  ],
  action: { label: 'View your gift', url: `${origin}/gifts/${gift.order_id}` },
  reason: 'You’re getting this email because you bought a gift on Fanfare.',
})
