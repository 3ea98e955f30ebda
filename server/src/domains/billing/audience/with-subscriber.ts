import type { SubscriptionId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockCustomer } from '../methods/writer.ts'
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
