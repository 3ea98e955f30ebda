import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'

export interface Served {
  readonly accountId: string
  readonly contentId: string
  readonly share: number
}

interface LogPosition {
  readonly position: string | null
  readonly read_to: Date | null
}

export const readLogPosition = ({ q }: Queryable): Promise<LogPosition> =>
  q.selectFrom('catalog.access_log_reads').select(['position', 'read_to']).executeTakeFirstOrThrow()

/** Whether it was still where the reader began: of two who read the same part one counts it. */
export const moveLogPosition = async (
  { q }: Transaction,
  { position }: LogPosition,
  to: LogPosition,
): Promise<boolean> => {
  const { numUpdatedRows } = await q
    .updateTable('catalog.access_log_reads')
    .set(to)
    .where(sql<boolean>`position is not distinct from ${position}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The row is there since the address was given. */
export const addServed = async ({ q }: Transaction, all: readonly Served[]) => {
  if (all.length === 0) return
  const column = <Key extends keyof Served>(key: Key) => all.map((one) => one[key])
  await sql`
    update catalog.consumption c set served = least(1, c.served + s.share)
    from unnest(${column('accountId')}::uuid[], ${column('contentId')}::uuid[],
      ${column('share')}::float8[]) as s (account_id, content_id, share)
    where c.account_id = s.account_id and c.content_id = s.content_id`.execute(q)
}
