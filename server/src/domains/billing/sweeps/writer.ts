import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

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
