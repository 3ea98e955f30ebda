import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SubscriptionRow } from '../reader/subscriptions.ts'

export const fanKey = (accountId: AccountId) => `fan:${accountId}`

/** One trial for each creator, fan and card. */
export const recordTrial = async (tx: Transaction, row: SubscriptionRow, card: string) => {
  const { creator_id, account_id, id: subscription_id } = row
  const usedBy = [fanKey(account_id), `card:${card}`]
  const made = await tx.q
    .insertInto('billing.trials')
    .values(usedBy.map((used_by) => ({ creator_id, used_by, subscription_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_by')
    .execute()
  if (made.length < usedBy.length) fail('subscription.trial-used')
}
