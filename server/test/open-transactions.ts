import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { World } from './harness.ts'

/**
 * How many transactions of this world have an id and do not end within half a second. While there
 * is one, no newer event is delivered to anybody.
 */
export const openTransactions = async (world: World): Promise<number> => {
  for (let tries = 0; ; tries++) {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and backend_xid is not null`.execute(
      world.platform.database.read.q,
    )
    const open = rows[0]?.open ?? 0
    if (open === 0 || tries >= 10) return open
    await sleep(50)
  }
}
