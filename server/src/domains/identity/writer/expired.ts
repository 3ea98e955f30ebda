import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

const batch = 1_000

const expiring = [
  'identity.sessions',
  'identity.verifications',
  'identity.pending_sign_ins',
] as const

/** Nothing relies on this for safety: what has expired is refused whether or not it is gone. */
export const deleteExpired = async ({ q }: Transaction, now: Date) => {
  let deleted = 0
  for (const table of expiring) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where expires_at <= ${now} limit ${batch} for update skip locked
      ))`.execute(q)
    deleted += Number(numAffectedRows ?? 0)
  }
  return deleted
}

export const deleteForgottenDevices = async ({ q }: Transaction, lastSeenBefore: Date) => {
  const { numAffectedRows } = await sql`
    delete from identity.known_devices where ctid = any (array(
      select ctid from identity.known_devices where last_seen_at < ${lastSeenBefore} limit ${batch}
    ))`.execute(q)
  return Number(numAffectedRows ?? 0)
}
