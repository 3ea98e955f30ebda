import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  dropPartition,
  makePartitions,
  type Partitioned,
  readPartitions,
} from '../../../platform/database/partitions.ts'

const day = 86_400_000
const daysAhead = 7
const daysKept = 7

/** Days since the epoch. */
const views: Partitioned = {
  table: 'catalog.views',
  startOf: (number) => new Date(number * day),
}

/**
 * Makes the coming days' partitions and drops those of a week ago, which were counted long since.
 * What is in the default one is deleted row by row.
 */
export const keepViewPartitions = async (tx: Transaction, now: Date) => {
  const present = Math.floor(now.getTime() / day)
  await makePartitions(tx, views, { present, ahead: daysAhead })
  for (const number of await readPartitions(tx, views)) {
    if (number < present - daysKept) await dropPartition(tx, views, number)
  }
  await sql`delete from catalog.views_default
    where slot < ${views.startOf(present - daysKept)}`.execute(tx.q)
}
