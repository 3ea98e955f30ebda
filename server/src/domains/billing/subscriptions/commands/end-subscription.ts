import type { SubscriptionId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { endNow } from '../end-now.ts'
import { withOwn } from './own.ts'

export const endSubscription = (scope: SignedInScope, id: SubscriptionId) =>
  withOwn(scope, id, (tx, row, now) =>
    row.state === 'incomplete'
      ? fail('subscription.not-now')
      : endNow(tx, row, { why: 'ended-by-fan', atFault: false }, now),
  )
