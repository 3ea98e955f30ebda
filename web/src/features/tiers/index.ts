import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { useOffers } from './use-offers.ts'

/** Loaded when someone opens the tab, not with the profile's first load. */
export const SubscribeTab = lazyComponent(() => import('./subscribe-tab.tsx'), 'SubscribeTab')

/** On a locked post: the tier that opens it, and the others that do. */
export const JoinTier = lazyComponent(() => import('./join-tier.tsx'), 'JoinTier')
export const OtherTiers = lazyComponent(() => import('./other-tiers.tsx'), 'OtherTiers')

/** Where a creator publishes for subscribers: whether anybody can become one. */
export const TierWarning = lazyComponent(() => import('./tier-warning.tsx'), 'TierWarning')
