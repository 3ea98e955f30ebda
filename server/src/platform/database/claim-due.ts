import { sql } from 'kysely'
import type { Transaction } from './database.ts'
import type { DB } from './schema.gen.ts'

/**
 * Leases the oldest rows that are due. Locked ones are skipped, so that several reactors share the
 * work.
 */
export const claimDue =
  <Row>(table: keyof DB, most: number, condition = sql<boolean>`true`) =>
  async (tx: Transaction, now: Date, until: Date): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      update ${sql.table(table)} set due_at = ${until} where id in (
        select id from ${sql.table(table)} where due_at <= ${now} and ${condition}
        order by due_at limit ${most} for update skip locked)
      returning *`.execute(tx.q)
    return rows
  }
