import { randomUUID } from 'node:crypto'
import type { Tables } from '../lib/tables.ts'

/** Told to this person, and neither seen nor read. */
export const makeNotification = async (tables: Tables, accountId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into notifications.notices
       (id, account_id, kind, tab, group_key, detail, began_at, at)
     values ($1, $2, 'security', 'system', $3, 'password', now(), now())`,
    [id, accountId, `security:${id}`],
  )
  return id
}
