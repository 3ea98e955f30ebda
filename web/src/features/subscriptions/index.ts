import { lazy } from 'react'

/** Each for the one screen that shows it: other pages that meet this feature do not carry them. */
const part = <Name extends keyof typeof import('./parts.ts')>(name: Name) =>
  lazy(async () => ({ default: (await import('./parts.ts'))[name] }))

export const ManagedList = part('ManagedList')
export const MonthlySpend = part('MonthlySpend')
export const SpendingPanels = part('SpendingPanels')
export const BudgetQuestion = part('BudgetQuestion')

/** On the home page, which needs no more than this. */
export const ComingRenewals = lazy(async () => ({
  default: (await import('./coming-renewals.tsx')).ComingRenewals,
}))
