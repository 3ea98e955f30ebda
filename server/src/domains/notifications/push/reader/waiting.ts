import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

interface Waiting {
  /** Counted up to the most. */
  readonly count: number
  readonly oldest: Date | null
}

/** What is due by now. */
export const readWaiting = async ({ q }: Queryable, now: Date, most: number): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(due_at) as oldest from (
      select due_at from notifications.pushes where due_at <= ${now}
      order by due_at limit ${most}) waiting`.execute(q)
  const [waiting] = rows
  if (!waiting) throw new Error('a count answers one row')
  return waiting
}
