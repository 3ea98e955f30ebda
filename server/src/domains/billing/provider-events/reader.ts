import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { ReceivedEvent } from '../gateways/news.ts'
import type { CursorName } from './writer.ts'

const selectEvents = ({ q }: Queryable) =>
  q
    .selectFrom('billing.provider_events')
    .select(['id', 'type', 'object_id', 'intent_id', 'said'])
    .$castTo<ReceivedEvent>()

export const readProviderEvents = (db: Queryable, ids: readonly string[]) =>
  selectEvents(db)
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute()

/** All that was told of one payment so far, whether or not it was acted upon. */
export const readEventsOfIntent = (db: Queryable, intentId: string) =>
  selectEvents(db).where('intent_id', '=', intentId).execute()

export const readCursor = async ({ q }: Queryable, name: CursorName): Promise<Date | null> => {
  const row = await q
    .selectFrom('billing.provider_cursors')
    .select('seen_until')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.seen_until ?? null
}
