import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

const batch = 5_000

/** Rows that hold on to others go first, so that none takes very many with it. */
const steps = [
  (before: Date) => sql`
    delete from notifications.notice_people where ctid = any(array(
      select ctid from notifications.notice_people where at < ${before} order by at limit ${batch}))`,
  (before: Date) => sql`
    delete from notifications.notices where id = any(array(
      select id from notifications.notices where at < ${before} order by at limit ${batch}))`,
  (before: Date) => sql`
    delete from notifications.publish_states where ctid = any(array(
      select ctid from notifications.publish_states where seq <= (
        select max(seq) from notifications.publishes where at < ${before})
      order by seq limit ${batch}))`,
  (before: Date) => sql`
    delete from notifications.notice_mails where id = any(array(
      select id from notifications.notice_mails
      where created_at < ${before} order by created_at limit ${batch}))`,
  (before: Date) => sql`
    delete from notifications.digests where account_id = any(array(
      select account_id from notifications.digests
      where due_at is null and changed_at < ${before} order by changed_at limit ${batch}))`,
  (before: Date) => sql`
    delete from notifications.publishes where seq = any(array(
      select seq from notifications.publishes where at < ${before} order by at limit ${batch}))`,
]

/** One batch of the first of these tables that holds something older. Answers how many rows went. */
export const purgeBefore = async (tx: Transaction, before: Date): Promise<number> => {
  for (const step of steps) {
    const { numAffectedRows = 0n } = await step(before).execute(tx.q)
    if (numAffectedRows > 0n) return Number(numAffectedRows)
  }
  return 0
}

/** Creators of whom nothing is left; whoever publishes again gets a row again. */
export const forgetPublishers = async (tx: Transaction): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications.publishers where creator_id = any(array(
      select creator_id from notifications.publishers
      where last_seq < (select coalesce(min(seq), 0) from notifications.publishes)
      order by last_seq limit ${batch}))`.execute(tx.q)
  return Number(numAffectedRows)
}
