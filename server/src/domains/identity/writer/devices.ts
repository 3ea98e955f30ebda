import type { Transaction } from '../../../platform/database/database.ts'

/** Only those nobody is signed in on any more: an old session may be of the browser in use. */
export const forgetLeftDevices = async (
  { q }: Transaction,
  accountId: string,
  deviceIds: readonly string[],
  now: Date,
) => {
  if (deviceIds.length === 0) return
  const inUse = q
    .selectFrom('identity.sessions')
    .select('device_id')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
  await q
    .deleteFrom('identity.known_devices')
    .where('account_id', '=', accountId)
    .where('device_id', 'in', [...deviceIds])
    .where('device_id', 'not in', inUse)
    .execute()
}

export const forgetOtherDevices = async ({ q }: Transaction, accountId: string, kept: string) => {
  await q
    .deleteFrom('identity.known_devices')
    .where('account_id', '=', accountId)
    .where('device_id', '!=', kept)
    .execute()
}

/** The oldest make room: the list is bounded however many browsers someone goes through. */
export const rememberDevice = async (
  { q }: Transaction,
  accountId: string,
  deviceId: string,
  most: number,
  now: Date,
) => {
  await q
    .insertInto('identity.known_devices')
    .values({ account_id: accountId, device_id: deviceId, last_seen_at: now })
    .onConflict((oc) => oc.columns(['account_id', 'device_id']).doUpdateSet({ last_seen_at: now }))
    .execute()
  const kept = q
    .selectFrom('identity.known_devices')
    .select('device_id')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .limit(most)
  await q
    .deleteFrom('identity.known_devices')
    .where('account_id', '=', accountId)
    .where('device_id', 'not in', kept)
    .execute()
}
