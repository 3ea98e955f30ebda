import { sql } from 'kysely'
import type { Transaction } from './database.ts'
import type { DB } from './schema.gen.ts'

interface Lease {
  readonly now: Date
  readonly until: Date
  readonly most: number
}

/** The oldest that are due, ours until then; skipped when locked, so that several reactors share the work. */
export const claimDue = async <Row>(
  tx: Transaction,
  table: keyof DB,
  { now, until, most }: Lease,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set due_at = ${until} where id in (
      select id from ${sql.table(table)} where due_at <= ${now}
      order by due_at limit ${most} for update skip locked)
    returning *`.execute(tx.q)
  return rows
}
