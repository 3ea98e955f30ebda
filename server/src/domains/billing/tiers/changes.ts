import { limits } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { leasedTask } from '../../../platform/events/due.ts'
import { sameLines } from './policy.ts'
import type { TierRow } from './reader.ts'
import {
  claimDueTierChanges,
  deleteTierChange,
  insertTierChange,
  lockWaitingChange,
  markMailed,
  rewordTierChange,
} from './writer.ts'

type Wording = Pick<TierRow, 'name' | 'benefits'>

const isSame = (one: Wording, other: Wording) =>
  one.name === other.name && sameLines(one.benefits, other.benefits)

const gathered = limits.tierChange.gatheredHours * 3_600_000

/**
 * Needs the tier's lock. Whoever has the tier is told of its first wording of the day and of the
 * last, in one mail; what is changed back within it never happened.
 */
export const noteTierChange = async (
  tx: Transaction,
  before: TierRow,
  edited: TierRow,
  now: Date,
) => {
  if (!before.has_subscribers || isSame(before, edited)) return
  const wording = {
    name_after: edited.name,
    benefits_after: [...edited.benefits],
    edited_at: now,
  }
  const waiting = await lockWaitingChange(tx, before.id)
  if (!waiting) {
    await insertTierChange(tx, {
      id: uuid(),
      tier_id: before.id,
      name_before: before.name,
      benefits_before: [...before.benefits],
      due_at: after(now, gathered),
      mailed_at: null,
      ...wording,
    })
    return
  }
  const first = { name: waiting.name_before, benefits: waiting.benefits_before }
  if (isSame(first, edited)) await deleteTierChange(tx, waiting.id)
  else await rewordTierChange(tx, waiting.id, wording)
}

const minute = 60_000

/** A day after its first edit, what was gathered is told; the thirty days begin here. */
export const tellTierChanges = leasedTask({
  name: 'billing.tell-tier-changes',
  leaseMs: 2 * minute,
  claim: claimDueTierChanges,
  settle: (scope, { id: changeId }) =>
    scope.transact(async (tx) => {
      if (await markMailed(tx, changeId, scope.now())) {
        tx.emit('billing.tier-reworded', { changeId })
      }
    }),
})
