import { limits } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import { fail } from '../../../platform/errors/domain-error.ts'

const day = 86_400_000

/** Null is at once. */
export const demandTime = (sendAt: string | null, now: Date): Date | null => {
  if (sendAt === null) return null
  const at = new Date(sendAt)
  const isAhead = at > now && at <= after(now, limits.broadcastAheadDays * day)
  return isAhead ? at : fail('broadcast.wrong-time')
}
