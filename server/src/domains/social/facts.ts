import type { AccountId, CreatorCard, FollowFacts } from '@fanfare/contract'
import { type Actor, accountOf, type Scope } from '../../platform/scope.ts'
import { readPeople, type Seeing } from '../profiles/index.ts'
import { type FactsRow, readFacts, readFollowerCount, readPerson } from './reader.ts'

const present = ({ follower_count, bell }: FactsRow, actor: Actor): FollowFacts => ({
  followerCount: follower_count,
  viewer: accountOf(actor) && { follows: bell !== null, bell },
})

/** Beside people that this viewer has been found to see. */
const readFollowFacts = async (
  { db, actor }: Pick<Scope, 'db' | 'actor'>,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, FollowFacts>> => {
  const rows = await readFacts(db, [...new Set(ids)], accountOf(actor))
  return new Map(rows.map((row) => [row.id, present(row, actor)]))
}

/** Whoever is not there has nobody. */
const factsOf = (facts: ReadonlyMap<AccountId, FollowFacts>, id: AccountId): FollowFacts =>
  facts.get(id) ?? { followerCount: 0, viewer: null }

/** Of one creator, with what is not in the counter yet: whoever has just followed sees it count. */
export const readFollowFactsOf = async (
  scope: Pick<Scope, 'db' | 'actor'>,
  id: AccountId,
): Promise<FollowFacts> => {
  const [facts, followerCount] = await Promise.all([
    readFollowFacts(scope, [id]),
    readFollowerCount(scope.db, id),
  ])
  return { ...factsOf(facts, id), followerCount }
}

/** Those of these creators whom this viewer may see: three queries for a whole list. */
export const readCreatorSummaries = async (
  scope: Pick<Scope, 'db' | 'storage' | 'actor'>,
  ids: readonly AccountId[],
  seeing?: Seeing,
): Promise<ReadonlyMap<AccountId, CreatorCard>> => {
  const [people, facts] = await Promise.all([
    readPeople(scope, ids, seeing),
    readFollowFacts(scope, ids),
  ])
  const summaries = [...people].map(([id, person]) => {
    return [id, { ...person, ...factsOf(facts, id) }] as const
  })
  return new Map(summaries)
}

/** As lists show them; for whoever shows nobody's own view of them. */
export const readFollowerCounts = async (
  { db }: Pick<Scope, 'db'>,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, number>> => {
  const rows = await readFacts(db, [...new Set(ids)], null)
  return new Map(rows.map(({ id, follower_count }) => [id, follower_count]))
}

/** How many somebody follows, for themselves. */
export const readFollowingCount = async ({ db }: Pick<Scope, 'db'>, id: AccountId) =>
  (await readPerson(db, id)).following_count

/** For the page of a profile, which has asked whether this viewer may see it. */
export const readFollowCounts = async (
  scope: Pick<Scope, 'db' | 'actor'>,
  id: AccountId,
): Promise<FollowFacts & { readonly followingCount: number | null }> => {
  const [facts, person] = await Promise.all([
    readFollowFactsOf(scope, id),
    readPerson(scope.db, id),
  ])
  const isShown = person.shows_following || accountOf(scope.actor) === id
  return { ...facts, followingCount: isShown ? person.following_count : null }
}
