import type { AccountId, PushDeviceId, SessionId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../../../platform/database/database.ts'
import type { NewRow } from '../../../../../platform/database/row.ts'

/** Two that register the same browser, or browsers of one person, do so in turn. */
export const lockDevices = async (tx: Transaction, account: AccountId, endpoint: string) => {
  for (const name of [endpoint, account].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`push ${name}`}, 0))`.execute(tx.q)
  }
}

type NewDevice = Omit<NewRow<'notifications.push_devices'>, 'last_sent_at'>

/** The same browser and session again: new keys, and what waits for it is still sent. Null if it is not. */
export const renewDevice = async (
  { q }: Transaction,
  { account_id, session_id, endpoint, p256dh, auth }: NewDevice,
) => {
  const row = await q
    .updateTable('notifications.push_devices')
    .set({ p256dh, auth })
    .where('account_id', '=', account_id)
    .where('session_id', '=', session_id)
    .where('endpoint', '=', endpoint)
    .returning(['id', 'session_id', 'created_at'])
    .$castTo<{ id: PushDeviceId; session_id: SessionId; created_at: Date }>()
    .executeTakeFirst()
  return row ?? null
}

/**
 * In place of what the session had, and of whoever had this browser before: with their device goes what was
 * still to be pushed to them.
 */
export const insertDevice = async ({ q }: Transaction, device: NewDevice) => {
  await q
    .deleteFrom('notifications.push_devices')
    .where((where) =>
      where.or([
        where('session_id', '=', device.session_id),
        where('endpoint', '=', device.endpoint),
      ]),
    )
    .execute()
  await q.insertInto('notifications.push_devices').values(device).execute()
}

/** Keeps so many of a person's, this one among them: those that were last sent something. */
export const dropOldest = async (
  { q }: Transaction,
  account: AccountId,
  kept: PushDeviceId,
  most: number,
) => {
  await sql`
    delete from notifications.push_devices where id = any(array(
      select id from notifications.push_devices where account_id = ${account}
      order by id = ${kept} desc, coalesce(last_sent_at, created_at) desc, id desc
      offset ${most}))`.execute(q)
}

export const deleteDevices = async ({ q }: Transaction, ids: readonly PushDeviceId[]) => {
  if (ids.length === 0) return
  await q
    .deleteFrom('notifications.push_devices')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

export const deleteOwnDevice = async (
  { q }: Transaction,
  account: AccountId,
  id: PushDeviceId,
): Promise<boolean> => {
  const { numDeletedRows } = await q
    .deleteFrom('notifications.push_devices')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export const deleteDevicesOf = async ({ q }: Transaction, sessions: readonly SessionId[]) => {
  await q
    .deleteFrom('notifications.push_devices')
    .where(sql<boolean>`session_id = any(${[...sessions]}::uuid[])`)
    .execute()
}

export const markChecked = async ({ q }: Transaction, ids: readonly PushDeviceId[], now: Date) => {
  await q
    .updateTable('notifications.push_devices')
    .set({ checked_at: now })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}
