import type { CreatorCard } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { DueTask } from '../../platform/events/due.ts'
import { accountOf, type Scope } from '../../platform/scope.ts'
import { readMutedBy } from './blocks/muted.ts'
import { readCreatorSummaries } from './facts.ts'
import { readMostGained, readTrendingIds } from './reader.ts'
import { replaceTrending } from './writer.ts'

const day = 86_400_000
const countedDays = 7
/** As many as the list of trending creators is long. */
export const trendingKept = 500
/** More than are shown, since each viewer may not see some of them. */
const looked = 50
const shown = 5

/** Today and the six days before, by UTC. */
const firstDay = (now: Date) =>
  after(now, -(countedDays - 1) * day)
    .toISOString()
    .slice(0, 10)

export const rankTrendingCreators: DueTask = {
  name: 'social.rank-trending',
  everyMs: 60_000,
  run: async (scope) => {
    // Read before the transaction: while one lasts no event is delivered.
    const creators = await readMostGained(scope.db, firstDay(scope.now()), trendingKept)
    await scope.transact((tx) => replaceTrending(tx, creators))
    return 0
  },
}

/** In their order, without whom this viewer may not see, has muted or is. */
export const readTrending = async (
  scope: Pick<Scope, 'db' | 'storage' | 'actor'>,
): Promise<CreatorCard[]> => {
  const ids = await readTrendingIds(scope.db, looked)
  const [creators, muted] = await Promise.all([
    readCreatorSummaries(scope, ids),
    readMutedBy(scope, ids),
  ])
  const viewer = accountOf(scope.actor)
  const others = ids.filter((id) => id !== viewer && !muted.has(id))
  return others.flatMap((id) => creators.get(id) ?? [])
}

export const listTrendingCreators = async (scope: Scope): Promise<CreatorCard[]> =>
  (await readTrending(scope)).slice(0, shown)
