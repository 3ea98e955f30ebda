import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** A table of ranges of time. They are numbered in a row, so every process names them alike. */
export interface Partitioned {
  readonly table: `${string}.${string}`
  startOf(number: number): Date
}

export const partition = ({ table }: Partitioned, number: number) =>
  sql.table(`${table}_p${number}`)

/** The numbers of those that are there; the default one has none. */
export const readPartitions = async (tx: Transaction, { table }: Partitioned) => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass`.execute(tx.q)
  const numbers = rows.map(({ name }) => Number(name.match(/_p(\d+)$/)?.[1] ?? Number.NaN))
  return numbers.filter((number) => !Number.isNaN(number))
}

/**
 * Makes the coming ones that are missing and answers their numbers. Rows of the present one may be in
 * the default one already.
 */
export const makePartitions = async (
  tx: Transaction,
  whole: Partitioned,
  { present, ahead }: { readonly present: number; readonly ahead: number },
) => {
  const there = await readPartitions(tx, whole)
  const coming = Array.from({ length: ahead }, (_, at) => present + 1 + at)
  const missing = coming.filter((number) => !there.includes(number))
  for (const number of missing) {
    const [from, to] = [whole.startOf(number), whole.startOf(number + 1)]
    await sql`create table if not exists ${partition(whole, number)}
      partition of ${sql.table(whole.table)}
      for values from (${sql.lit(from.toISOString())}) to (${sql.lit(to.toISOString())})`.execute(
      tx.q,
    )
  }
  return missing
}

export const dropPartition = async (tx: Transaction, whole: Partitioned, number: number) => {
  await sql`drop table ${partition(whole, number)}`.execute(tx.q)
}
