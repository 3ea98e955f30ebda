export { ChangeToTier } from './manage/change-to-tier.tsx'
export { BudgetQuestion } from './spending/budget-question.tsx'
