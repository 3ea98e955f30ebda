import type { ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ContentRow } from '../reader/contents.ts'
import { countStatus } from './content-stats.ts'

const batch = 5_000
const parts = ['likes', 'saves', 'comments', 'consumption', 'history', 'daily'] as const

/** A viral post has millions of these: so many of each at a time, until none was left. */
export const deleteSomeParts = async (tx: Transaction, id: ContentId) => {
  let deleted = 0
  for (const part of parts) {
    const table = sql.table(`catalog.${part}`)
    const { rows } = await sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where content_id = ${id} limit ${batch}))
      returning 1`.execute(tx.q)
    deleted += rows.length
  }
  return deleted
}

export const deleteContentRow = async (tx: Transaction, { id, creator_id, status }: ContentRow) => {
  await tx.q.deleteFrom('catalog.contents').where('id', '=', id).execute()
  await countStatus(tx, creator_id, status, null)
}

export const setDue = async (tx: Transaction, id: ContentId, dueAt: Date) => {
  await tx.q.updateTable('catalog.contents').set({ due_at: dueAt }).where('id', '=', id).execute()
}
