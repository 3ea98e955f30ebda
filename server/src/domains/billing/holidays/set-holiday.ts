import { limits } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteHoliday, storeHoliday } from './writer.ts'

const day = 86_400_000

/** To the end of the last day, in a calendar that may be ahead of ours. */
const canLast = (until: Date, now: Date): Verdict =>
  until > now && until.getTime() <= now.getTime() + (limits.holidayDays + 1) * day
    ? allow
    : deny('holiday.too-long')

/** What was skipped already stays skipped when it is ended early. */
export const setHoliday = (scope: SignedInScope, wanted: string | null) =>
  scope.transact(async (tx) => {
    const { accountId: creatorId } = scope.actor
    const until = wanted === null ? null : new Date(wanted)
    if (until) {
      canLast(until, scope.now()).orThrow()
      await storeHoliday(tx, creatorId, until, scope.now())
    } else {
      await deleteHoliday(tx, creatorId)
    }
    tx.emit('billing.holiday-changed', { creatorId })
    return { holidayUntil: until?.toISOString() ?? null }
  })
