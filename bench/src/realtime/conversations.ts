import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Of each of these people and the next one, in their order; all have answered. */
export const openConversations = async (pool: pg.Pool, people: readonly string[]) => {
  const ids = people.map(() => randomUUID())
  const nexts = people.map((_, at) => people[(at + 1) % people.length])
  await pool.query(
    `insert into messaging.conversations
       (id, kind, first_id, second_id, member_count, last_at, created_at)
     select id, 'direct', least(one, other), greatest(one, other), 2, now(), now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as pair(id, one, other)`,
    [ids, people, nexts],
  )
  await pool.query(
    `insert into messaging.members
       (conversation_id, account_id, is_group, folder, is_accepted, joined_at, listed_at)
     select id, member, false, 'inbox', true, now(), now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as pair(id, one, other),
       unnest(array[one, other]) as member`,
    [ids, people, nexts],
  )
  return ids
}
