import { sql } from 'kysely'
import type { Transaction } from '../../../../platform/database/database.ts'

const monthsAhead = 3

/** Months are counted from the year 0, so every process names them alike. */
const partitionOf = (number: number) => {
  const start = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1))
  return {
    name: `ledger_lines_p${number}`,
    from: start(number).toISOString(),
    to: start(number + 1).toISOString(),
  }
}

/**
 * Makes the coming months' partitions; none is ever dropped. The present month's lines may be in the
 * default one already.
 */
export const keepLedgerPartitions = async (tx: Transaction, now: Date) => {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'billing.ledger_lines'::regclass`.execute(tx.q)
  const there = new Set(rows.map(({ name }) => name))
  for (let number = present + 1; number <= present + monthsAhead; number++) {
    const { name, from, to } = partitionOf(number)
    if (there.has(name)) continue
    const table = sql`billing.${sql.ref(name)}`
    await sql`create table if not exists ${table} partition of billing.ledger_lines
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(tx.q)
    await sql`create or replace trigger refuse_truncate before truncate on ${table}
      execute function billing.refuse_ledger_change()`.execute(tx.q)
  }
}
