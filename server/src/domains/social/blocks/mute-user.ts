import { type AccountId, limits } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { lockPerson } from '../writer.ts'
import { countMutes } from './reader.ts'
import { insertMute } from './writer.ts'

/** Whoever is muted hears nothing of it. */
export const muteUser = (scope: SignedInScope, muted: AccountId): Promise<void> =>
  scope.transact(async (tx) => {
    const muter = scope.actor.accountId
    if (muted === muter) fail('mute.own')
    await requireVisibleProfile(tx, scope.actor, muted)
    await lockPerson(tx, muter)
    if (!(await insertMute(tx, muter, muted, scope.now()))) return
    if ((await countMutes(tx, muter)) > limits.mutes) fail('mute.too-many')
    tx.emit('social.muted', { muterId: muter, mutedId: muted })
  })
