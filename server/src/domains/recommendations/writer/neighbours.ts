import type { ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Neighbour } from '../reader/neighbours.ts'

const mostOfOnePost = 50

export interface DuePost {
  readonly id: ContentId
  readonly changes: number
}

export const claimDuePosts = claimDue<DuePost>('recommendations.posts', 20)

/** Who enjoyed them is not who it was. */
export const notePostsDue = async (tx: Transaction, ids: readonly ContentId[], at: Date) => {
  const sorted = [...new Set(ids)].sort()
  if (sorted.length === 0) return
  await sql`
    insert into recommendations.posts as p (id, changes, due_at)
    select id, 1, ${at}::timestamptz from unnest(${sorted}::uuid[]) as id
    on conflict (id) do update
      set changes = p.changes + 1, due_at = least(p.due_at, excluded.due_at)`.execute(tx.q)
}

/** Unless something changed since it was claimed: then it is due after a while. */
export const settlePost = async (tx: Transaction, { id, changes }: DuePost, again: Date) => {
  await sql`
    update recommendations.posts
    set due_at = case when changes = ${changes} then null else ${again}::timestamptz end
    where id = ${id}`.execute(tx.q)
}

/** Neighbours of two posts are written from both sides, so one is counted after the other. */
export const lockNeighbours = async (tx: Transaction) => {
  await sql`select pg_advisory_xact_lock(hashtext('recommendations.neighbours'))`.execute(tx.q)
}

/**
 * In place of what stood there. Each pair is written both ways: whoever is counted last has read the
 * newest of both audiences.
 */
export const replaceNeighbours = async (
  tx: Transaction,
  id: ContentId,
  neighbours: readonly Neighbour[],
) => {
  const ids = neighbours.map((each) => each.id)
  const weights = neighbours.map(({ weight }) => weight)
  await sql`
    delete from recommendations.neighbours where content_id = ${id} or other_id = ${id}`.execute(
    tx.q,
  )
  if (ids.length === 0) return
  await sql`
    insert into recommendations.neighbours (content_id, other_id, weight)
    select ${id}::uuid, n.id, n.weight
    from unnest(${ids}::uuid[], ${weights}::real[]) as n(id, weight)
    union all
    select n.id, ${id}::uuid, n.weight
    from unnest(${ids}::uuid[], ${weights}::real[]) as n(id, weight)`.execute(tx.q)
  await sql`
    delete from recommendations.neighbours n
    using unnest(${[id, ...ids]}::uuid[]) as post(id) cross join lateral (
      select other_id from recommendations.neighbours
      where content_id = post.id order by weight desc, other_id offset ${mostOfOnePost}
    ) far
    where n.content_id = post.id and n.other_id = far.other_id`.execute(tx.q)
}
