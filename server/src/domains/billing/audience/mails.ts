import type { MailContent } from '../../../platform/mail/compose.ts'
import { someLines } from '../shared/mail-accounts.ts'
import { shownDay } from '../shared/words.ts'

interface Given {
  readonly origin: string
  /** Tier and creator, as on bills. */
  readonly name: string
  readonly until: Date | null
}

export const givenMail = ({ origin, name, until }: Given): MailContent => {
  const subject = `You’ve been given ${name}`
  return {
    category: 'paymentUpdates',
    subject,
    paragraphs: [
      `The creator gave you free access${until ? ` until ${shownDay(until)}` : ''}.`,
      'You won’t be charged, now or later. You can end it anytime.',
    ],
    action: { label: 'View your subscriptions', url: `${origin}/subscriptions` },
    reason: 'You’re getting this email because a creator on Fanfare gave you access.',
  }
}

/** Who has subscribed to one creator, and to which tier. */
export interface NewSubscriber {
  readonly name: string
  readonly tier: string
}

export const newSubscribersMail = (
  origin: string,
  subscribers: readonly [NewSubscriber, ...NewSubscriber[]],
): MailContent => {
  const [first] = subscribers
  const isOne = subscribers.length === 1
  return {
    category: 'newSubscriptions',
    subject: isOne
      ? `${first.name} subscribed to you`
      : `You have ${subscribers.length} new subscribers`,
    paragraphs: isOne
      ? [`They chose ${first.tier}.`]
      : someLines(subscribers.map(({ name, tier }) => `${name}: ${tier}`)),
    action: { label: 'View subscribers', url: `${origin}/dashboard/subscriptions/subscribers` },
    reason: 'You’re getting this email because you’re a creator on Fanfare.',
  }
}
