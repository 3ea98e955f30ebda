import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { DueTask } from './due.ts'

const week = 7 * 86_400_000
const weeksAhead = 4
const weeksKept = 13

/** Weeks are counted from the epoch, so every process names them alike. */
const partitionOf = (number: number) => ({
  name: `events_p${number}`,
  from: new Date(number * week).toISOString(),
  to: new Date((number + 1) * week).toISOString(),
})

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
      const { rows } = await sql<{ name: string }>`
        select c.relname as name from pg_inherits i
        join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'platform.events'::regclass`.execute(tx.q)
      const there = new Set(rows.map(({ name }) => name))
      // The first week's was made with the table; events of this one may be in the default already.
      for (let number = present + 1; number <= present + weeksAhead; number++) {
        const { name, from, to } = partitionOf(number)
        if (there.has(name)) continue
        await sql`create table if not exists platform.${sql.ref(name)}
          partition of platform.events for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
          tx.q,
        )
      }
      for (const { name } of rows) {
        const number = Number(name.match(/^events_p(\d+)$/)?.[1] ?? Number.NaN)
        if (!(number < present - weeksKept)) continue
        const { rows: unread } = await sql`
          select 1 from platform.${sql.ref(name)} e
          where (e.xid, e.seq) > (select xid, seq from platform.cursors order by xid, seq limit 1)
          limit 1`.execute(tx.q)
        if (unread.length === 0) await sql`drop table platform.${sql.ref(name)}`.execute(tx.q)
      }
      return sweepDefault(tx, new Date((present - weeksKept) * week))
    }),
}
