import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

const day = 86_400_000
const daysAhead = 7
const daysKept = 7

/** Days are counted from the epoch, so every process names them alike. */
const partitionOf = (number: number) => ({
  name: `views_p${number}`,
  from: new Date(number * day).toISOString(),
  to: new Date((number + 1) * day).toISOString(),
})

/**
 * Makes the coming days' partitions and drops those of a week ago, which were counted long since.
 * The present day's views may be in the default one already, from which old rows are deleted.
 */
export const keepViewPartitions = async (tx: Transaction, now: Date) => {
  const present = Math.floor(now.getTime() / day)
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'catalog.views'::regclass`.execute(tx.q)
  const there = new Set(rows.map(({ name }) => name))
  for (let number = present + 1; number <= present + daysAhead; number++) {
    const { name, from, to } = partitionOf(number)
    if (there.has(name)) continue
    await sql`create table if not exists catalog.${sql.ref(name)} partition of catalog.views
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(tx.q)
  }
  for (const { name } of rows) {
    const number = Number(name.match(/^views_p(\d+)$/)?.[1] ?? Number.NaN)
    if (number < present - daysKept) await sql`drop table catalog.${sql.ref(name)}`.execute(tx.q)
  }
  await sql`delete from catalog.views_default
    where slot < ${new Date((present - daysKept) * day)}`.execute(tx.q)
}
