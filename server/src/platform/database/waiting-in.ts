import { sql } from 'kysely'
import type { Queryable } from './database.ts'
import type { DB } from './schema.gen.ts'

/** So many are counted; one more stands for any number above. */
const most = 10_000

export interface Waiting {
  readonly count: number
  readonly oldest: Date | null
}

/** Of a table whose rows are due: how many ought to be done by now, and since when. */
export const waitingIn =
  (table: keyof DB) =>
  async ({ q }: Queryable, now: Date): Promise<Waiting> => {
    const { rows } = await sql<Waiting>`
      select count(*)::int as count, min(due_at) as oldest from (
        select due_at from ${sql.table(table)} where due_at <= ${now}
        order by due_at limit ${most + 1}) waiting`.execute(q)
    return rows[0] ?? { count: 0, oldest: null }
  }
