import { part } from '../../ui/part.ts'

/** Each for the one screen that shows it: other pages that meet this feature do not carry them. */
const parts = () => import('./parts.ts')

export const ManagedList = part(parts, 'ManagedList')
export const MonthlySpend = part(parts, 'MonthlySpend')
export const SpendingPanels = part(parts, 'SpendingPanels')
export const BudgetQuestion = part(parts, 'BudgetQuestion')

/** On the home page, which needs no more than this. */
export const ComingRenewals = part(() => import('./coming-renewals.tsx'), 'ComingRenewals')
