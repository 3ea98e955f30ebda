import type { AccountId, NotificationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../../platform/database/database.ts'

/** One row for a publish, whatever number of people follow. */
export const insertFanouts = async (
  tx: Transaction,
  publishes: readonly NotificationId[],
  now: Date,
) => {
  if (publishes.length === 0) return
  await tx.q
    .insertInto('notifications.fanouts')
    .values(publishes.map((id) => ({ publish_id: id, due_at: now, created_at: now })))
    .execute()
}

/** A publish whose followers are being gone through. */
export interface Fanout {
  readonly publishId: NotificationId
  readonly seq: number
  readonly creatorId: AccountId
  readonly at: Date
  readonly isHighlight: boolean
  /** The post is no longer there, or its creator is hidden. */
  readonly isOver: boolean
  /** The last follower who was looked at. */
  readonly after: { readonly since: Date; readonly id: AccountId } | null
}

interface FanoutRow extends Omit<Fanout, 'after'> {
  readonly since: Date | null
  readonly id: AccountId | null
}

/** The one that has waited longest; several reactors take different ones. */
export const lockNextFanout = async (tx: Transaction, now: Date): Promise<Fanout | null> => {
  const { rows } = await sql<FanoutRow>`
    select f.publish_id as "publishId", coalesce(p.seq, 0) as seq, p.creator_id as "creatorId", p.at,
      p.is_highlight as "isHighlight",
      p.id is null or p.removed_at is not null or coalesce(b.is_hidden, true) as "isOver",
      f.after_since as since, f.after_id as id
    from (
      select * from notifications.fanouts where due_at <= ${now}
      order by due_at limit 1 for update skip locked) f
    left join notifications.publishes p on p.id = f.publish_id
    left join notifications.publishers b on b.creator_id = p.creator_id`.execute(tx.q)
  const [row] = rows
  if (!row) return null
  const { since, id, ...fanout } = row
  return { ...fanout, after: since && id ? { since, id } : null }
}

/** Behind all others that wait, so that a creator with many followers holds up nobody. */
export const moveFanout = async (
  tx: Transaction,
  publish: NotificationId,
  last: NonNullable<Fanout['after']>,
  now: Date,
) => {
  await tx.q
    .updateTable('notifications.fanouts')
    .set({ after_since: last.since, after_id: last.id, due_at: now })
    .where('publish_id', '=', publish)
    .execute()
}

export const endFanout = async (tx: Transaction, publish: NotificationId) => {
  await tx.q.deleteFrom('notifications.fanouts').where('publish_id', '=', publish).execute()
}
