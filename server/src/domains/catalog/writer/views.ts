import type { ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

export interface ViewRow {
  readonly contentId: ContentId
  readonly viewer: string
  readonly slot: Date
}

/** Ids and instants need no quotes, which the driver would look for in each of them. */
const arrayOf = (values: readonly string[]) => `{${values.join(',')}}`

/** Almost all of a batch fall into the same half hour. */
const slotsOf = (views: readonly ViewRow[]) => {
  const written = new Map<number, string>()
  return views.map(({ slot }) => {
    const time = slot.getTime()
    const known = written.get(time) ?? slot.toISOString()
    written.set(time, known)
    return known
  })
}

/**
 * One statement whatever their number. In one order, so that two batches that meet in the same rows
 * do not wait for each other for ever. Answers those that were not there.
 */
export const insertViews = async (tx: Transaction, views: readonly ViewRow[]) => {
  const { rows } = await sql<Pick<ViewRow, 'contentId' | 'viewer'>>`
    insert into catalog.views (content_id, viewer, slot)
    select * from unnest(
      ${arrayOf(views.map(({ contentId }) => contentId))}::uuid[],
      ${arrayOf(views.map(({ viewer }) => viewer))}::uuid[],
      ${arrayOf(slotsOf(views))}::timestamptz[]) as v(content_id, viewer, slot)
    order by content_id, viewer, slot
    on conflict do nothing
    returning content_id as "contentId", viewer`.execute(tx.q)
  return rows
}

/** The first process of the day decides. */
export const putSalt = async (tx: Transaction, day: string, salt: Buffer) => {
  await sql`
    insert into catalog.view_salts (day, salt) values (${day}::date, ${salt})
    on conflict do nothing`.execute(tx.q)
}

/** Whose view it was cannot be told afterwards, by anyone. */
export const forgetSalts = async (tx: Transaction, before: string) => {
  const { rows } = await sql`
    delete from catalog.view_salts where day < ${before}::date returning day`.execute(tx.q)
  return rows.length
}
