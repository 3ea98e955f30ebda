import type { SubscriptionId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { cancel } from '../cancel.ts'
import { withOwn } from './own.ts'

export const cancelSubscription = (scope: SignedInScope, id: SubscriptionId) =>
  withOwn(scope, id, cancel)
