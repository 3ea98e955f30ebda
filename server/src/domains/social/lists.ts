import type { AccountId } from '@fanfare/contract'
import { type Keys, type PageQuery, readPage } from '../../platform/paging/keyset.ts'
import type { Scope } from '../../platform/scope.ts'
import { readPeople, requireVisibleProfile } from '../profiles/index.ts'
import { readCreatorSummaries } from './facts.ts'
import { canSeeFollowing, isSelf } from './policy.ts'
import { type FollowKey, readFollowers, readFollowing, readPerson } from './reader.ts'

const keysOf = ({ since, id }: FollowKey): Keys => [since.toISOString(), id]
const idsOf = (shown: readonly FollowKey[]) => shown.map(({ id }) => id)

/** Four queries. A page leaves out those whom this viewer may not see. */
export const listFollowers = async (scope: Scope, id: AccountId, query: PageQuery) => {
  await requireVisibleProfile(scope.db, scope.actor, id)
  const who = isSelf(id, scope.actor) ? 'all' : 'shown'
  const { shown, ...page } = await readPage(query, ['followers', id, who], keysOf, (start) =>
    readFollowers(scope.db, id, start, who),
  )
  const people = await readPeople(scope, idsOf(shown))
  return { followers: shown.flatMap((row) => people.get(row.id) ?? []), ...page }
}

/** Six queries. */
export const listFollowing = async (scope: Scope, id: AccountId, query: PageQuery) => {
  const [profile, person] = await Promise.all([
    requireVisibleProfile(scope.db, scope.actor, id),
    readPerson(scope.db, id),
  ])
  canSeeFollowing(profile, person.shows_following, scope.actor).orThrow()
  const { shown, ...page } = await readPage(query, ['following', id], keysOf, (start) =>
    readFollowing(scope.db, id, start),
  )
  const creators = await readCreatorSummaries(scope, idsOf(shown))
  return { following: shown.flatMap((row) => creators.get(row.id) ?? []), ...page }
}
