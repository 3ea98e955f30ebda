import type { MailContent } from '../../../platform/mail/compose.ts'
import type { GiftRow } from './reader.ts'

const becomesTheirs = ({ months }: GiftRow) =>
  months === null
    ? 'It is paid for. Open the link, sign in or make an account, and it is yours to keep.'
    : 'It is paid for. Open the link, sign in or make an account, and its time begins on that day. Nothing is charged to you, and nothing renews.'

export const giftMail = (from: string, gift: GiftRow, link: string): MailContent => ({
  subject: `${from} has a gift for you: ${gift.title}`,
  heading: `${from} gives you “${gift.title}”`,
  paragraphs: [
    ...(gift.message ? [`“${gift.message}”`] : []),
    becomesTheirs(gift),
    'The link works for one person.',
  ],
  action: { label: 'Open your gift', url: link },
  reason: `You get this once because ${from} asked Fanfare to send it. Your address was not kept.`,
})

export const giftClaimedMail = (origin: string, gift: GiftRow, by: string): MailContent => ({
  subject: `Your gift was claimed: ${gift.title}`,
  heading: `${by} has claimed your gift`,
  paragraphs: [
    gift.months === null
      ? `“${gift.title}” is theirs now. There is nothing left to do.`
      : `“${gift.title}” has begun for them and ends by itself. There is nothing left to do.`,
  ],
  action: { label: 'See your gift', url: `${origin}/gifts/${gift.order_id}` },
  reason: 'You get this because you gave something at Fanfare.',
})
