import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** Each for one screen of another feature: other pages that meet this one do not carry them. */
const parts = () => import('./parts.ts')

export const ChangeToTier = lazyComponent(parts, 'ChangeToTier')
export const BudgetQuestion = lazyComponent(parts, 'BudgetQuestion')

/** On the home page, which needs no more than this. */
export const ComingRenewals = lazyComponent(() => import('./coming-renewals.tsx'), 'ComingRenewals')
