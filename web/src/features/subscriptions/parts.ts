export { ManagedList } from './manage/managed-list.tsx'
export { BudgetQuestion } from './spending/budget-question.tsx'
export { MonthlySpend } from './spending/monthly-spend.tsx'
export { SpendingPanels } from './spending/spending-panels.tsx'
