import { randomUUID } from 'node:crypto'
import type { Tables } from '../lib/tables.ts'

/** Something that this person has searched for. */
export const makeSearchEntry = async (tables: Tables, accountId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into search.history (id, account_id, query, normalized, searched_at, is_shared)
     values ($1, $2, $3, $3, now(), false)`,
    [id, accountId, `weather ${id}`],
  )
  return id
}
