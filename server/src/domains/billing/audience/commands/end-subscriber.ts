import type { SubscriptionId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { endNow } from '../../subscriptions/end-now.ts'
import { withSubscriber } from '../with-subscriber.ts'

/** The creator ends it, so the fan gets back what was paid for unused time. */
export const endSubscriber = (scope: SignedInScope, id: SubscriptionId) =>
  withSubscriber(scope, id, (tx, row, now) =>
    endNow(tx, row, { why: 'ended-by-creator', atFault: true }, now),
  )
