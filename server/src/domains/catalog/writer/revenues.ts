import { type ContentId, type Currency, currencies } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ContentRow } from '../reader/contents.ts'

export const insertRevenue = async (
  tx: Transaction,
  { id, creator_id, status, type, visibility }: ContentRow,
) => {
  await tx.q
    .insertInto('catalog.revenues')
    .values({ content_id: id, creator_id, status, type, visibility })
    .execute()
}

export const syncRevenues = async (tx: Transaction, { id, status, visibility }: ContentRow) => {
  await tx.q
    .updateTable('catalog.revenues')
    .set({ status, visibility })
    .where('content_id', '=', id)
    .execute()
}

/**
 * Whoever changes a post holds it before they come to its sums. So does this, or each would wait for
 * the other for ever. Who looks, likes or comments waits for nothing.
 */
const holdStill = async (tx: Transaction, ids: readonly ContentId[]) => {
  await sql`
    select from catalog.contents where id = any(${ids}::uuid[]) order by id for share`.execute(tx.q)
}

/** With the first sale the row of no currency makes room for one of each. */
const openCurrencies = async (tx: Transaction, ids: readonly ContentId[]) => {
  await sql`
    with unsold as (
      delete from catalog.revenues where content_id = any(${ids}::uuid[]) and currency = 'none'
      returning content_id, creator_id, status, type, visibility
    )
    insert into catalog.revenues (content_id, currency, creator_id, status, type, visibility)
    select content_id, currency, creator_id, status, type, visibility
    from unsold cross join unnest(${[...currencies]}::text[]) as currency`.execute(tx.q)
}

interface Earned {
  readonly contentId: ContentId
  readonly currency: Currency
  /** The creator's share; below zero what went back. */
  readonly net: number
}

/** Adds what posts brought, or takes away what went back; one that is gone for good has no sum. */
export const addRevenue = async (tx: Transaction, earned: readonly Earned[]) => {
  if (earned.length === 0) return
  const ids = earned.map(({ contentId }) => contentId)
  await holdStill(tx, ids)
  await openCurrencies(tx, ids)
  await sql`
    update catalog.revenues r set net = r.net + e.net
    from (
      select content_id, currency, sum(net) as net
      from unnest(
        ${ids}::uuid[], ${earned.map(({ currency }) => currency)}::text[],
        ${earned.map(({ net }) => net)}::bigint[]) as n(content_id, currency, net)
      group by content_id, currency
    ) e
    where r.content_id = e.content_id and r.currency = e.currency`.execute(tx.q)
}
