import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** Each for one screen of another feature: other pages that meet this one do not carry them. */
export const ChangeToTier = lazyComponent(
  () => import('./manage/change-to-tier.tsx'),
  'ChangeToTier',
)

/** On the home page, which needs no more than this. */
export const ComingRenewals = lazyComponent(() => import('./coming-renewals.tsx'), 'ComingRenewals')
