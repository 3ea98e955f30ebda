import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Rail } from '../../ledger/index.ts'
import type { ProviderEvent } from '../gateways/provider.ts'

/** Answers the ids of those that were not told before: providers repeat themselves. */
export const insertProviderEvents = async (
  tx: Transaction,
  rail: Rail,
  events: readonly ProviderEvent[],
  now: Date,
): Promise<string[]> => {
  if (events.length === 0) return []
  const kept = await tx.q
    .insertInto('billing.provider_events')
    .values(
      events.map(({ id, type, objectId, intentId, said }) => ({
        id,
        rail,
        type,
        object_id: objectId,
        intent_id: intentId,
        said: said && JSON.stringify(said),
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return kept.map(({ id }) => id)
}

export type CursorName = 'events' | 'statement'

/** Of two who have looked, the one that has seen more counts. */
export const advanceCursor = async (tx: Transaction, name: CursorName, seenUntil: Date) => {
  await tx.q
    .insertInto('billing.provider_cursors')
    .values({ name, seen_until: seenUntil })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        seen_until: sql`greatest(provider_cursors.seen_until, excluded.seen_until)`,
      }),
    )
    .execute()
}
