import { after } from '../../../platform/clock/after.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lengths } from '../policy.ts'
import { processAsset } from '../workflows/process-asset.ts'
import { type Claimed, claimNext, countRunning, requeueLost, unclaim } from '../writer/queue.ts'

/** Free slots go to the assets that wait longest, in one short transaction. */
const claimSlots = (scope: Scope): Promise<Claimed[]> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await requeueLost(tx, { now, removedDue: after(now, lengths.replaced) })
    const claimed: Claimed[] = []
    const leasedUntil = after(now, lengths.runLease)
    const dueAt = after(now, lengths.processing)
    for (let free = scope.config.MEDIA_SLOTS - (await countRunning(tx)); free > 0; free--) {
      const next = await claimNext(tx, { leasedUntil, dueAt })
      if (!next) break
      claimed.push(next)
    }
    return claimed
  })

/** Starts waiting assets, as far as there are free slots. The engine is told outside the transaction. */
export const dispatchAssets = async (scope: Scope) => {
  for (const claimed of await claimSlots(scope)) {
    const { id, attempt } = claimed
    try {
      await scope.durable.start(processAsset, `${id}.${attempt}`, { assetId: id, attempt })
    } catch (error) {
      await scope.transact((tx) => unclaim(tx, claimed))
      throw error
    }
  }
}
