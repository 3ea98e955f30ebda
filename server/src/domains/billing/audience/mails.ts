import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownDay } from '../words.ts'

interface Given {
  readonly origin: string
  /** Tier and creator, as on bills. */
  readonly name: string
  readonly until: Date | null
}

export const givenMail = ({ origin, name, until }: Given): MailContent => {
  const subject = `You were given ${name}`
  return {
    subject,
    heading: subject,
    paragraphs: [
      `Its creator opens it to you for nothing${until ? ` until ${shownDay(until)}` : ''}.`,
      'Nothing is charged, now or later. You can end it whenever you like.',
    ],
    action: { label: 'Open your subscriptions', url: `${origin}/subscriptions` },
    reason: 'You get this because a creator at Fanfare gave you access.',
  }
}
