import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  makePartitions,
  type Partitioned,
  partition,
} from '../../../platform/database/partitions.ts'

const monthsAhead = 3

/** Months since the year 0. */
const lines: Partitioned = {
  table: 'ledger.lines',
  startOf: (number) => new Date(Date.UTC(Math.floor(number / 12), number % 12, 1)),
}

/** Makes the coming months' partitions; none is ever dropped. */
export const keepLedgerPartitions = async (tx: Transaction, now: Date) => {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth()
  for (const made of await makePartitions(tx, lines, { present, ahead: monthsAhead })) {
    await sql`create or replace trigger refuse_truncate before truncate on ${partition(lines, made)}
      execute function ledger.refuse_change()`.execute(tx.q)
  }
}
