import { part } from '../../ui/part.ts'

export { useOffers } from './use-offers.ts'

/** For whoever opens the tab: the profile's first load does not carry it. */
export const SubscribeTab = part(() => import('./subscribe-tab.tsx'), 'SubscribeTab')

/** What a tier has opened lately, beside its price at the checkout. */
export const Opens = part(() => import('./card/offer-card.tsx'), 'Opens')

/** Beside a locked piece that a tier opens. */
export const OpeningTiers = part(() => import('./opening-tiers.tsx'), 'OpeningTiers')
