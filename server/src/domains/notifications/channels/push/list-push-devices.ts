import type { SignedInScope } from '../../../../platform/scope.ts'
import { readDeviceNames } from '../../../identity/index.ts'
import { presentDevice } from './present-device.ts'
import { readPushDevices } from './reader/devices.ts'

/** Those whose sessions are there; the others get nothing any longer, and go. */
export const listPushDevices = async (scope: SignedInScope) => {
  const { db, actor } = scope
  const [rows, names] = await Promise.all([
    readPushDevices(db, actor.accountId),
    readDeviceNames(db, actor.accountId, scope.now()),
  ])
  const devices = rows.flatMap((row) => {
    const name = names.get(row.session_id)
    return name === undefined ? [] : [presentDevice(scope, row, name)]
  })
  return { devices }
}
