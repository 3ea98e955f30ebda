import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { lockCustomer } from '../methods/writer.ts'
import { cancel } from '../subscriptions/cancel.ts'
import { readRenewing } from '../subscriptions/reader/subscriptions.ts'
import { lockSubscription } from '../subscriptions/writer/subscriptions.ts'

/** Nobody is charged for what they cannot open. */
export const stopRenewals = async (tx: Transaction, accountId: AccountId, now: Date) => {
  await lockCustomer(tx, accountId, now)
  for (const { id } of await readRenewing(tx, accountId)) {
    const row = await lockSubscription(tx, id)
    if (row) await cancel(tx, row, now)
  }
}
