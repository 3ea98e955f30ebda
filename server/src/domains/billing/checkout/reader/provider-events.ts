import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

export const readProviderEvents = ({ q }: Queryable, ids: readonly string[]) =>
  q
    .selectFrom('billing.provider_events')
    .select(['id', 'type', 'object_id', 'intent_id'])
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute()
