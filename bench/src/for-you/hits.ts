import type { ContentId } from '@fanfare/contract'
import { readSkeleton } from '../../../server/src/domains/catalog/reader/lists.ts'
import { computePicks } from '../../../server/src/domains/recommendations/compute-picks.ts'
import { countDueNeighbours } from '../../../server/src/domains/recommendations/count-neighbours.ts'
import { learn } from '../../../server/src/domains/recommendations/learn.ts'
import { readPicks } from '../../../server/src/domains/recommendations/reader/picks.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { creatorId, fanId, postId } from './fill-tastes.ts'
import type { Tastes } from './tastes.ts'

const shown = 20
const batch = 200
const newcomerDays = 90
const newcomerFollowers = 100

const inBatches = async <Value>(
  values: readonly Value[],
  size: number,
  work: (some: readonly Value[]) => Promise<unknown>,
) => {
  for (let at = 0; at < values.length; at += size) await work(values.slice(at, at + size))
}

/** As the reactor does it, with everything that is due by tomorrow. */
const compute = async (scope: Scope, { engagements, fans }: Tastes) => {
  const happened = engagements.map(({ fan, post }) => ({
    accountId: fanId(fan),
    contentId: postId(post),
  }))
  const now = scope.now()
  await inBatches(happened, batch, (some) => scope.transact((tx) => learn(tx, some, now)))
  const tomorrow = { ...scope, now: () => new Date(now.getTime() + 86_400_000) }
  while ((await countDueNeighbours.run(tomorrow)) > 0);
  await inBatches(fans, 4, (some) =>
    Promise.all(some.map(({ key }) => computePicks(scope, fanId(key)))),
  )
}

interface Hits {
  /** Of fans who went on to enjoy something, the share whose first twenty held some of it. */
  readonly forYou: number
  readonly popular: number
  readonly latest: number
  /** Of what was recommended, by creators of less than 90 days or 100 followers. */
  readonly newcomers: number
}

/** Popular and Latest leave out what the fan knows, as For You does. */
export const countHits = async (scope: Scope, tastes: Tastes): Promise<Hits> => {
  await compute(scope, tastes)
  const lists = await Promise.all(
    (['popular', 'latest'] as const).map((sort) => readSkeleton(scope.db, sort, {}, null, 1_000)),
  )
  const [popular = [], latest = []] = lists.map((list) => list.map(({ id }) => id))
  const known = Map.groupBy(tastes.engagements, ({ fan }) => fan)
  const wanted = Map.groupBy(tastes.heldOut, ({ fan }) => fan)
  const isNew = new Set(
    tastes.creators
      .filter(({ daysAgo, followers }) => daysAgo < newcomerDays || followers < newcomerFollowers)
      .map(({ key }) => creatorId(key)),
  )
  const creatorOf = new Map(
    tastes.posts.map(({ key, creator }) => [postId(key), creatorId(creator)]),
  )
  const hits = { forYou: 0, popular: 0, latest: 0 }
  const counted = { recommended: 0, newcomers: 0 }
  for (const [fan, later] of wanted) {
    const held = new Set(later.map(({ post }) => postId(post)))
    const met = new Set((known.get(fan) ?? []).map(({ post }) => postId(post)))
    const hasHit = (ids: readonly ContentId[]) => ids.some((id) => held.has(id))
    const unmet = (ids: readonly ContentId[]) => ids.filter((id) => !met.has(id)).slice(0, shown)
    const asked = { computing: null, after: 0, limit: shown }
    const picked = (await readPicks(scope.db, fanId(fan), asked))?.picks.map(({ id }) => id) ?? []
    if (hasHit(picked)) hits.forYou++
    if (hasHit(unmet(popular))) hits.popular++
    if (hasHit(unmet(latest))) hits.latest++
    counted.recommended += picked.length
    counted.newcomers += picked.filter((id) => isNew.has(creatorOf.get(id) as never)).length
  }
  return {
    forYou: hits.forYou / wanted.size,
    popular: hits.popular / wanted.size,
    latest: hits.latest / wanted.size,
    newcomers: counted.newcomers / counted.recommended,
  }
}
