import type { MailContent } from '../../../platform/mail/compose.ts'
import type { GiftRow } from './reader.ts'

export const giftMail = (from: string, gift: GiftRow, link: string): MailContent => ({
  subject: `${from} has a gift for you: ${gift.title}`,
  heading: `${from} gives you “${gift.title}”`,
  paragraphs: [
    ...(gift.message ? [`“${gift.message}”`] : []),
    'It is paid for. Open the link, sign in or make an account, and it is yours to keep.',
    'The link works for one person.',
  ],
  action: { label: 'Open your gift', url: link },
  reason: `You get this once because ${from} asked Fanfare to send it. Your address was not kept.`,
})

export const giftClaimedMail = (origin: string, gift: GiftRow, by: string): MailContent => ({
  subject: `Your gift was claimed: ${gift.title}`,
  heading: `${by} has claimed your gift`,
  paragraphs: [`“${gift.title}” is theirs now. There is nothing left to do.`],
  action: { label: 'See your gift', url: `${origin}/gifts/${gift.order_id}` },
  reason: 'You get this because you gave something at Fanfare.',
})
