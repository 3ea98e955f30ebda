import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { ProviderNews } from '../../gateways/news.ts'

export interface ReceivedEvent {
  readonly id: string
  readonly type: string
  readonly object_id: string
  readonly intent_id: string | null
  readonly said: ProviderNews | null
}

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
