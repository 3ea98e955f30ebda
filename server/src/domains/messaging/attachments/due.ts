import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import { isHeldForGood, messageResource } from '../../entitlements/index.ts'
import { findMessage, type MessageRow } from '../messages/reader.ts'
import { removeAttachments } from './remove-attachments.ts'
import { insertRemoval, takeRemovals } from './writer.ts'

const batch = 50
const day = 86_400_000

/** Longer than any payment is on its way. */
export const soldWaitMs = 7 * day
const lookAgainMs = 30 * day

const removeOne = async (tx: Transaction, row: MessageRow, now: Date) => {
  if (!(await isHeldForGood(tx, messageResource(row.id), now))) {
    return removeAttachments(tx, row, now)
  }
  await insertRemoval(tx, row.id, after(now, lookAgainMs))
}

/** Of deleted messages: what nobody has bought goes; what somebody has stays for them, while they have it. */
export const removeUnsold: DueTask = {
  name: 'messaging.remove-unsold',
  everyMs: 60_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const now = scope.now()
      const ids = await takeRemovals(tx, now, batch)
      for (const id of ids) {
        const row = await findMessage(tx, id)
        if (row) await removeOne(tx, row, now)
      }
      return ids.length
    }),
}
