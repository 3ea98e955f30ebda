import type { PushDeviceId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { deleteOwnDevice } from './writer/devices.ts'

/** Nothing more is pushed to it, also of what was waiting. Somebody else's is not there. */
export const removePushDevice = async (scope: SignedInScope, id: PushDeviceId): Promise<void> => {
  const removed = await scope.transact((tx) => deleteOwnDevice(tx, scope.actor.accountId, id))
  if (!removed) fail('push.device-not-found')
}
