import type { AccountId, ContentId } from '@fanfare/contract'
import type { Database } from '../../platform/database/database.ts'
import { readFollowedSkeleton, readSkeleton, readTraits, type Traits } from '../catalog/index.ts'
import { paidSources, readPurchasesAmong } from '../entitlements/index.ts'
import { readBlockedFrom, readProfiles } from '../profiles/index.ts'
import { readFacts, readMutedPairs } from '../social/index.ts'
import type { Candidate } from './ranking/score.ts'
import { strongest, type Taste } from './ranking/taste.ts'
import { readAlsoEnjoyed } from './reader/neighbours.ts'

/** How many each way of finding posts brings at most, so that a computing costs the same for everybody. */
const most = {
  alsoEnjoyed: 300,
  followed: 60,
  categories: 5,
  topics: 8,
  ofCategory: 40,
  ofTopic: 20,
  popular: 120,
  latest: 120,
}

const day = 86_400_000
const newcomerDays = 90
const newcomerFollowers = 100

interface Asking {
  readonly db: Database
  readonly account: AccountId
  readonly now: Date
}

const findIds = async ({ db, account }: Asking, taste: Taste): Promise<ContentId[]> => {
  const liked = strongest(taste.categories, most.categories)
  const categories = [...new Set([...liked, ...taste.interests])]
  const topics = strongest(taste.topics, most.topics)
  const lists = await Promise.all([
    readFollowedSkeleton(db, { viewer: account, sort: 'latest' }, null, most.followed),
    readSkeleton(db, 'popular', {}, null, most.popular),
    // Where newcomers are: nothing of theirs is popular yet.
    readSkeleton(db, 'latest', {}, null, most.latest),
    ...categories.flatMap((category) => [
      readSkeleton(db, 'popular', { category }, null, most.ofCategory),
      readSkeleton(db, 'latest', { category }, null, most.ofCategory),
    ]),
    ...topics.map((tag) => readSkeleton(db, 'popular', { tag }, null, most.ofTopic)),
  ])
  return lists.flat().map(({ id }) => id)
}

interface CreatorFacts {
  readonly isFollowed: boolean
  readonly isNewcomer: boolean
}

/** Of those whose posts this fan may be shown. */
const readCreators = async (
  { db, account, now }: Asking,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, CreatorFacts>> => {
  const [profiles, blocked, muted, facts] = await Promise.all([
    readProfiles(db, ids),
    readBlockedFrom(db, account, ids),
    readMutedPairs(
      db,
      ids.map((id) => ({ muter: account, muted: id })),
    ),
    readFacts(db, ids, account),
  ])
  const silenced = new Set(muted.map((pair) => pair.muted))
  const counted = new Map(facts.map((each) => [each.id, each]))
  const newSince = now.getTime() - newcomerDays * day
  const shown = profiles.filter(
    ({ account_id: id, suspended_at }) => !suspended_at && !blocked.has(id) && !silenced.has(id),
  )
  return new Map(
    shown.map(({ account_id: id, creator_since }) => {
      const isYoung = creator_since !== null && creator_since.getTime() > newSince
      const { follower_count = 0, bell = null } = counted.get(id) ?? {}
      const isNewcomer = isYoung || follower_count < newcomerFollowers
      return [id, { isFollowed: bell !== null, isNewcomer }]
    }),
  )
}

/** Also of what was bought so long ago that nothing else is remembered of it. */
const withoutPurchases = async ({ db, account }: Asking, posts: readonly Traits[]) => {
  const keys = posts.map(({ id }) => ({ accountId: account, contentId: id }))
  const purchases = await readPurchasesAmong(db, keys, paidSources)
  const bought = new Set(purchases.map(({ contentId }) => contentId))
  return posts.filter(({ id }) => !bought.has(id))
}

/** Posts that may be recommended to this fan: from whom they follow, from what others enjoyed, alike or popular. */
export const findCandidates = async (asking: Asking, taste: Taste): Promise<Candidate[]> => {
  const { db, account } = asking
  const [enjoyed, listed] = await Promise.all([
    readAlsoEnjoyed(db, taste.enjoyed, most.alsoEnjoyed),
    findIds(asking, taste),
  ])
  const also = new Map(enjoyed.map((each) => [each.id, each]))
  const ids = new Set([...also.keys(), ...listed])
  const isWanted = ({ id, creatorId }: Traits) =>
    !taste.known.has(id) && creatorId !== account && !taste.hiddenCreators.has(creatorId)
  const found = (await readTraits(db, [...ids])).filter(isWanted)
  const posts = await withoutPurchases(asking, found)
  const creators = await readCreators(asking, [...new Set(posts.map(({ creatorId }) => creatorId))])
  return posts.flatMap((post) => {
    const creator = creators.get(post.creatorId)
    return creator ? [{ ...post, ...creator, alsoEnjoyed: also.get(post.id) ?? null }] : []
  })
}
