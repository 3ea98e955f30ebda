import type { EmailSubscription } from '@fanfare/contract'

/** A summary is one email about several things, so it is not “emails about” itself. */
const thingOf = ({ list, title }: EmailSubscription) =>
  list === 'dailySummary' ? 'the daily summary' : `emails about ${title}`

const always = 'We’ll still send receipts and security emails.'

export const emailWords = (subscription: EmailSubscription) => {
  const thing = thingOf(subscription)
  return {
    question: `Unsubscribe from ${thing}?`,
    about: `You’ll still find everything under Notifications on Fanfare. ${always}`,
    over: `You won’t get ${thing} anymore.`,
    again: `You’ll get ${thing} again.`,
  }
}
