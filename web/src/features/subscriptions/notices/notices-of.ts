import type { SubscriptionView } from '@fanfare/contract'
import {
  aboutPayment,
  aboutPrice,
  aboutPromotion,
  aboutSilence,
  aboutTrial,
} from './about-money.ts'
import { aboutTier } from './about-tier.ts'
import { aboutChange, aboutEnd, aboutPause, aboutPresent } from './about-time.ts'
import type { Notice } from './notice.ts'

/** Everything about a subscription that its owner should know, the most urgent first. */
export const noticesOf = (subscription: SubscriptionView): Notice[] => {
  const { state, basis, payment, pause, priceOffer, skippedSince, change, isTrial, tierChange } =
    subscription
  if (state === 'expired') return []
  const isPresent = basis === 'gift' || basis === 'complimentary'
  return [
    payment && (state === 'past_due' || state === 'incomplete')
      ? aboutPayment(subscription, payment)
      : null,
    state === 'cancelled' ? aboutEnd(subscription) : null,
    pause ? aboutPause(subscription, pause) : null,
    tierChange ? aboutTier(subscription, tierChange) : null,
    priceOffer ? aboutPrice(subscription, priceOffer) : null,
    isTrial && state === 'active' ? aboutTrial(subscription) : null,
    skippedSince ? aboutSilence(subscription, skippedSince) : null,
    change ? aboutChange(subscription, change) : null,
    isPresent && state === 'active' ? aboutPresent(subscription) : null,
    aboutPromotion(subscription),
  ].filter((notice) => notice !== null)
}
