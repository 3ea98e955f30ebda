import { ECDH } from 'node:crypto'
import { limits, type PushDeviceId, type PushSubscriptionKeys } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../../platform/errors/domain-error.ts'
import { isAllowedEndpoint } from '../../../../platform/push/endpoint.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readDeviceNames } from '../../../identity/index.ts'
import { presentDevice } from './present-device.ts'
import { dropOldest, insertDevice, lockDevices, renewDevice } from './writer/devices.ts'

/** Nothing could ever be encrypted for any other. */
const isPoint = (key: string) => {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'compressed')
    return true
  } catch {
    return false
  }
}

/** One browser, one person: whoever signs in to it gets its pushes, and whoever had it before none. */
export const registerPushDevice = async (
  scope: SignedInScope,
  { endpoint, keys }: PushSubscriptionKeys,
) => {
  const { accountId, sessionId } = scope.actor
  if (!isAllowedEndpoint(scope.config, endpoint) || !isPoint(keys.p256dh)) {
    fail('push.not-supported')
  }
  const now = scope.now()
  const id = uuid() as PushDeviceId
  const device = {
    id,
    account_id: accountId,
    session_id: sessionId,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    created_at: now,
    checked_at: now,
  }
  const kept = await scope.transact(async (tx) => {
    await lockDevices(tx, accountId, endpoint)
    const renewed = await renewDevice(tx, device)
    if (renewed) return renewed
    await insertDevice(tx, device)
    await dropOldest(tx, accountId, id, limits.pushDevices)
    return { id, session_id: sessionId, created_at: now }
  })
  const names = await readDeviceNames(scope.db, accountId, now)
  return { device: presentDevice(scope, kept, names.get(sessionId) ?? 'This device') }
}
