import type { SubscriptionId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { planChange, type Wish } from './change-offer.ts'
import { withOwn } from './commands/own.ts'

export const readChange = (scope: SignedInScope, id: SubscriptionId, wish: Wish) =>
  withOwn(scope, id, async (tx, row, now) => ({ row, plan: await planChange(tx, row, wish, now) }))
