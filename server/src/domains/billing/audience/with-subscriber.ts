import { money, type SubscriptionId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockCustomer } from '../customers/writer.ts'
import { readUnusedSum } from '../subscriptions/end-now.ts'
import { readSubscriptionRow, type SubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import { lockSubscription } from '../subscriptions/writer/subscriptions.ts'

type Work<Answer> = (tx: Transaction, row: SubscriptionRow, now: Date) => Promise<Answer>

/** Locks the fan, then the subscription, as everyone does. Other creators' fans are not found. */
export const withSubscriber = <Answer>(
  scope: SignedInScope,
  id: SubscriptionId,
  work: Work<Answer>,
): Promise<Answer> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const known = await readSubscriptionRow(tx, id)
    if (known?.creator_id !== scope.actor.accountId) return fail('subscription.not-found')
    await lockCustomer(tx, known.account_id, now)
    const row = (await lockSubscription(tx, id)) ?? fail('subscription.not-found')
    // A fan who is still at the checkout is no subscriber yet.
    if (row.state === 'incomplete') fail('subscription.not-found')
    return work(tx, row, now)
  })

/** `returns` is what the fan would get back if the subscription ended now. */
export const readSubscriber = (scope: SignedInScope, id: SubscriptionId) =>
  withSubscriber(scope, id, async (tx, row, now) => {
    const sum = row.state === 'expired' ? 0 : await readUnusedSum(tx, row, now)
    return { row, returns: sum > 0 ? money(sum, row.currency) : null }
  })
