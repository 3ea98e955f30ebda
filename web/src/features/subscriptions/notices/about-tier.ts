import type { SubscriptionView } from '@fanfare/contract'
import { dayText } from '../../../ui/text/dates.ts'
import { creatorName } from '../subscription-words.ts'
import type { Notice, Of } from './notice.ts'

/** The tier says something else than what was subscribed to. */
export const aboutTier = (subscription: SubscriptionView, change: Of<'tierChange'>): Notice => {
  const { basis, abilities } = subscription
  const text =
    basis === 'paid'
      ? `Your price stays the same. Until ${dayText(change.until)} you can end it now and get your unused days refunded, whatever you’ve opened.`
      : 'You can end it anytime.'
  return {
    about: 'tier',
    tone: 'warn',
    title: `${creatorName(subscription)} changed what this tier includes`,
    text,
    ...(abilities.end && { act: { kind: 'end', change } }),
  }
}
