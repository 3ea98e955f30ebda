import type { Scope } from '../../../platform/scope.ts'
import { changeSubscription } from '../preferences/subscriptions.ts'

export const undoUnsubscribe = (scope: Scope, token: string) =>
  changeSubscription(scope, token, true)
