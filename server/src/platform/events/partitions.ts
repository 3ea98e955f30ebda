import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import {
  dropPartition,
  makePartitions,
  type Partitioned,
  partition,
  readPartitions,
} from '../database/partitions.ts'
import type { DueTask } from './due.ts'

const week = 7 * 86_400_000
const weeksAhead = 4
const weeksKept = 13

/** Weeks since the epoch. */
const events: Partitioned = {
  table: 'platform.events',
  startOf: (number) => new Date(number * week),
}

const sweepSize = 2_000

/**
 * What no partition was made for in time is in the default one, which cannot be dropped. Answers
 * how many rows went.
 */
const sweepDefault = async (tx: Transaction, before: Date) => {
  const { rows } = await sql`
    delete from platform.events_default where ctid in (
      select ctid from platform.events_default
      where occurred_at < ${before}
        and (xid, seq) <= (select xid, seq from platform.cursors order by xid, seq limit 1)
      limit ${sweepSize})
    returning 1`.execute(tx.q)
  return rows.length
}

/**
 * Makes the coming weeks' partitions and lets go of events older than a quarter that every
 * subscriber has passed.
 */
export const keepEventPartitions: DueTask = {
  name: 'events.keep-partitions',
  everyMs: 3_600_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const present = Math.floor(scope.now().getTime() / week)
      await makePartitions(tx, events, { present, ahead: weeksAhead })
      for (const number of await readPartitions(tx, events)) {
        if (number >= present - weeksKept) continue
        const { rows: unread } = await sql`
          select 1 from ${partition(events, number)} e
          where (e.xid, e.seq) > (select xid, seq from platform.cursors order by xid, seq limit 1)
          limit 1`.execute(tx.q)
        if (unread.length === 0) await dropPartition(tx, events, number)
      }
      return sweepDefault(tx, events.startOf(present - weeksKept))
    }),
}
