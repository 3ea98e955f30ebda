import { sql } from 'kysely'
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

/**
 * Makes the coming weeks' partitions and drops those older than a quarter that every subscriber has
 * passed. Answers 0: there is never more to do at once.
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
      // The current week's events may already be in the default partition; start with the next.
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
      return 0
    }),
}
