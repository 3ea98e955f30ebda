import { after } from '../../../platform/clock/after.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { noteStudioVisit } from '../writer/studio-visits.ts'

const hour = 3_600_000
/** Longer than lunch, shorter than a night: what changed overnight is news in the morning. */
const newAfter = 8 * hour

export const visitStudio = async (scope: SignedInScope) => {
  const now = scope.now()
  const visit = { now, isNewBefore: after(now, -newAfter) }
  const last = await scope.transact((tx) => noteStudioVisit(tx, scope.actor.accountId, visit))
  return { lastVisitAt: last?.toISOString() ?? null }
}
