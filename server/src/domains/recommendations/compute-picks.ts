import type { AccountId } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import { leasedTask } from '../../platform/events/due.ts'
import type { Scope } from '../../platform/scope.ts'
import { readFollowsOf } from '../social/index.ts'
import { findCandidates } from './find-candidates.ts'
import { arrange } from './ranking/arrange.ts'
import { scaleOf, scoreOf } from './ranking/score.ts'
import { type Taste, tasteOf } from './ranking/taste.ts'
import { readFan } from './reader/fans.ts'
import { readHidden } from './reader/hidden-creators.ts'
import { readEngagements, readFeedback } from './reader/memory.ts'
import { claimDueFans } from './writer/fans.ts'
import { putPicks } from './writer/picks.ts'

const mostPicks = 200
/** Of two thousand whom somebody follows, those they care most about are asked for news at every read. */
const mostNear = 100
/** Whoever does much gets new picks this often. */
const againMs = 10 * 60_000

const readTaste = async ({ db, now }: Scope, id: AccountId, interests: Taste['interests']) => {
  const [engagements, feedback, hiddenCreators] = await Promise.all([
    readEngagements(db, id),
    readFeedback(db, id),
    readHidden(db, id),
  ])
  return tasteOf({ interests: [...interests], engagements, feedback, hiddenCreators }, now())
}

const nearestOf = async ({ db }: Scope, id: AccountId, { creators, hiddenCreators }: Taste) => {
  const follows = ((await readFollowsOf(db, [id])).get(id) ?? []) as readonly AccountId[]
  const affinity = (creator: AccountId) => creators.get(creator) ?? 0
  return follows
    .filter((creator) => !hiddenCreators.has(creator))
    .toSorted((a, b) => affinity(b) - affinity(a) || a.localeCompare(b))
    .slice(0, mostNear)
}

/**
 * Chooses and stores what is recommended to one fan. Everything it reads is bounded, so a fan who comes
 * for the first time can wait for it.
 */
export const computePicks = async (scope: Scope, id: AccountId): Promise<boolean> => {
  const fan = await readFan(scope.db, id)
  if (!fan.is_on) return true
  const now = scope.now()
  const taste = await readTaste(scope, id, new Set(fan.interests))
  const candidates = await findCandidates({ db: scope.db, account: id, now }, taste)
  const scale = scaleOf(candidates)
  const scored = candidates.map((candidate) => scoreOf(candidate, taste, scale, now))
  const picks = arrange(scored, mostPicks)
  const nearIds = await nearestOf(scope, id, taste)
  const made = { picks, nearIds, fan }
  return scope.transact((tx) => putPicks(tx, id, made, { now, again: after(now, againMs) }))
}

const mostTries = 3

/** For somebody who looks for what they have just changed: one that began before may end first. */
export const computeNow = async (scope: Scope, id: AccountId): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries++) if (await computePicks(scope, id)) return
}

/** Of everybody who has done something since. */
export const computeDuePicks = leasedTask({
  name: 'recommendations.compute-picks',
  leaseMs: 60_000,
  claim: claimDueFans,
  settle: async (scope, { id }) => {
    await computePicks(scope, id)
  },
  // Each asks a dozen lists at once.
  oneByOne: true,
})
