import { lazy } from 'react'

/** For whoever opens the tab: the profile's first load does not carry it. */
export const SubscribeTab = lazy(async () => ({
  default: (await import('./subscribe-tab.tsx')).SubscribeTab,
}))

/** What a tier has opened lately, beside its price at the checkout. */
export const Opens = lazy(async () => ({
  default: (await import('./card/offer-card.tsx')).Opens,
}))
