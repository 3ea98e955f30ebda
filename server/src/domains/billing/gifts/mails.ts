import type { MailContent } from '../../../platform/mail/compose.ts'
import type { GiftRow } from './reader.ts'

const becomesTheirs = ({ months }: GiftRow) =>
  months === null
    ? 'It’s already paid for. Open the link and sign in or create an account, and it’s yours to keep.'
    : 'It’s already paid for. Open the link and sign in or create an account: it starts that day. You won’t be charged, and it doesn’t renew.'

export const giftMail = (from: string, gift: GiftRow, link: string): MailContent => ({
  subject: `${from} sent you a gift: ${gift.title}`,
  heading: `${from} gave you “${gift.title}”`,
  paragraphs: [
    ...(gift.message ? [`“${gift.message}”`] : []),
    becomesTheirs(gift),
    'Only one person can use this link.',
  ],
  action: { label: 'Open your gift', url: link },
  reason: `You’re getting this one-time email because ${from} asked us to send it. We didn’t save your address.`,
})

export const giftClaimedMail = (origin: string, gift: GiftRow, by: string): MailContent => ({
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
