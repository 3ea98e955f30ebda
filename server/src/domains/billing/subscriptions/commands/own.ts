import type { SubscriptionId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import type { SubscriptionRow } from '../reader/subscriptions.ts'
import { lockSubscription } from '../writer/subscriptions.ts'

type Work<Answer> = (tx: Transaction, row: SubscriptionRow, now: Date) => Promise<Answer>

/** Locks the fan, then the subscription, as everyone does. Other people's are not found. */
export const withOwn = <Answer>(
  scope: SignedInScope,
  id: SubscriptionId,
  work: Work<Answer>,
): Promise<Answer> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const { accountId } = scope.actor
    await lockCustomer(tx, accountId, now)
    const row = await lockSubscription(tx, id)
    if (row?.account_id !== accountId) return fail('subscription.not-found')
    return work(tx, row, now)
  })
