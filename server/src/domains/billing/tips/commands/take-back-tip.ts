import type { TipId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { isHeld } from '../policy.ts'
import { readTip } from '../reader.ts'
import { refreshTab } from '../tab.ts'
import { markTakenBack, openTab } from '../writer.ts'

/** Under the same lock as charging, so that it is either taken back or charged. */
export const takeBackTip = (scope: SignedInScope, id: TipId) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, scope.actor.accountId, now)
    const tip = await readTip(tx, id)
    if (tip?.account_id !== scope.actor.accountId || tip.taken_back_at) {
      return fail('tip.not-found')
    }
    if (isHeld(tip)) fail('tip.charged')
    await markTakenBack(tx, id, now)
    await refreshTab(tx, await openTab(tx, tip), now)
  })
