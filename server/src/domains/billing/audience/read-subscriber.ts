import { money, type SubscriptionId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readUnusedSum } from '../subscriptions/end-now.ts'
import { withSubscriber } from './with-subscriber.ts'

/** `returns` is what the fan would get back if the subscription ended now. */
export const readSubscriber = (scope: SignedInScope, id: SubscriptionId) =>
  withSubscriber(scope, id, async (tx, row, now) => {
    const sum = row.state === 'expired' ? 0 : await readUnusedSum(tx, row, now)
    return { row, returns: sum > 0 ? money(sum, row.currency) : null }
  })
