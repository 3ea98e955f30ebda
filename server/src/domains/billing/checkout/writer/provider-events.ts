import type { Transaction } from '../../../../platform/database/database.ts'
import type { Rail } from '../../../ledger/index.ts'
import type { ProviderEvent } from '../../gateways/provider.ts'

/** False when it was told before: providers repeat themselves. */
export const insertProviderEvent = async (
  tx: Transaction,
  rail: Rail,
  { id, type, objectId, intentId }: ProviderEvent,
  now: Date,
): Promise<boolean> => {
  const kept = await tx.q
    .insertInto('billing.provider_events')
    .values({ id, rail, type, object_id: objectId, intent_id: intentId, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
