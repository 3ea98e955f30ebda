import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** Each for the one screen that shows it: other pages that meet this feature do not carry them. */
const parts = () => import('./parts.ts')

export const ChangeToTier = lazyComponent(parts, 'ChangeToTier')
export const ManagedList = lazyComponent(parts, 'ManagedList')
export const MonthlySpend = lazyComponent(parts, 'MonthlySpend')
export const SpendingPanels = lazyComponent(parts, 'SpendingPanels')
export const BudgetQuestion = lazyComponent(parts, 'BudgetQuestion')

/** On the home page, which needs no more than this. */
export const ComingRenewals = lazyComponent(() => import('./coming-renewals.tsx'), 'ComingRenewals')
