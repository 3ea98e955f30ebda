import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownDay } from '../words.ts'

interface Given {
  readonly origin: string
  /** Tier and creator, as on bills. */
  readonly name: string
  readonly until: Date | null
}

export const givenMail = ({ origin, name, until }: Given): MailContent => {
  const subject = `You’ve been given ${name}`
  return {
    subject,
    paragraphs: [
      `The creator gave you free access${until ? ` until ${shownDay(until)}` : ''}.`,
      'You won’t be charged, now or later. You can end it anytime.',
    ],
    action: { label: 'View your subscriptions', url: `${origin}/subscriptions` },
    reason: 'You’re getting this email because a creator on Fanfare gave you access.',
  }
}
