import type { Currency } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { writeBudget } from '../writer/budgets.ts'

/** Without an amount the fan has no budget in this currency any more. */
export const setBudget = (scope: SignedInScope, currency: Currency, amount: number | null) =>
  scope.transact((tx) => writeBudget(tx, scope.actor.accountId, currency, amount))
