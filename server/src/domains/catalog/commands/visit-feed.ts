import { after } from '../../../platform/clock/after.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { noteVisit } from '../writer/feed-visits.ts'

const day = 86_400_000
const awayAfter = 3 * day
/** However often the feed is opened meanwhile, until it is dismissed. */
const shownFor = day

export const visitFeed = async (scope: SignedInScope) => {
  const now = scope.now()
  const visit = { now, wasAwayBefore: after(now, -awayAfter), isOldBefore: after(now, -shownFor) }
  const since = await scope.transact((tx) => noteVisit(tx, scope.actor.accountId, visit))
  return { awaySince: since?.toISOString() ?? null }
}
