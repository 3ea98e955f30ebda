import type { ContentId, Currency } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface RevenueRow {
  readonly content_id: ContentId
  readonly currency: Currency
  readonly net: number
}

/** What these have brought, a row for each currency in which that is something. */
export const readRevenues = ({ q }: Queryable, ids: readonly ContentId[]) =>
  q
    .selectFrom('catalog.revenues')
    .select(['content_id', 'currency', 'net'])
    .where(sql<boolean>`content_id = any(${[...ids]}::uuid[])`)
    .where('net', '<>', 0)
    .orderBy('currency')
    .$castTo<RevenueRow>()
    .execute()
