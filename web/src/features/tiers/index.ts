import { lazy } from 'react'

export { useOffers } from './use-offers.ts'

/** For whoever opens the tab: the profile's first load does not carry it. */
export const SubscribeTab = lazy(async () => ({
  default: (await import('./subscribe-tab.tsx')).SubscribeTab,
}))

/** What a tier has opened lately, beside its price at the checkout. */
export const Opens = lazy(async () => ({
  default: (await import('./card/offer-card.tsx')).Opens,
}))

/** Beside a locked piece that a tier opens. */
export const OpeningTiers = lazy(async () => ({
  default: (await import('./opening-tiers.tsx')).OpeningTiers,
}))
