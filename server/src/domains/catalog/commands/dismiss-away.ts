import type { SignedInScope } from '../../../platform/scope.ts'
import { clearAway } from '../writer/feed-visits.ts'

export const dismissAway = (scope: SignedInScope) =>
  scope.transact((tx) => clearAway(tx, scope.actor.accountId))
