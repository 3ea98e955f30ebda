import type { AwayCard, ContentId, ContentType } from '@fanfare/contract'
import { cutPage, decodeCursor, type PageQuery } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readCreatorSummaries } from '../social/index.ts'
import { viewCards } from './cards.ts'
import { keysOf, keysShape, sortFilter, viewListed } from './lists.ts'
import { readContentRows } from './reader/contents.ts'
import {
  readAwayTime,
  readFollowedByLastPost,
  readFollowedSkeleton,
  readNewAuthors,
  readPosted,
} from './reader/following.ts'

interface FeedQuery extends PageQuery {
  readonly sortBy: 'latest' | 'popular'
  readonly type?: ContentType | undefined
}

/** Six queries. Whoever is muted is left out before the page is cut, so that pages are full. */
export const listFollowingContent = async (
  scope: SignedInScope,
  { cursor, limit, sortBy, type }: FeedQuery,
) => {
  const viewer = scope.actor.accountId
  const filter = sortFilter(sortBy, ['following', viewer, sortBy, type])
  const after = decodeCursor(cursor, filter, keysShape(sortBy))
  const list = { viewer, sort: sortBy, type }
  const skeleton = await readFollowedSkeleton(scope.db, list, after, limit + 1)
  const { shown, ...page } = cutPage(skeleton, limit, keysOf, filter)
  return { content: await viewListed(scope, shown), ...page }
}

const mostFollowed = 7

/** Four queries: who, then what stands beside a creator. */
export const listFollowedCreators = async (scope: SignedInScope) => {
  const ids = await readFollowedByLastPost(scope.db, scope.actor.accountId, mostFollowed)
  const creators = await readCreatorSummaries(scope, ids)
  return { creators: ids.flatMap((id) => creators.get(id) ?? []) }
}

const mostCounted = 100
const mostFaces = 3

interface NewPostsQuery {
  readonly since: string
  readonly id: ContentId
  readonly type?: ContentType | undefined
}

export const readNewPosts = async (scope: SignedInScope, { since, id, type }: NewPostsQuery) => {
  const list = { viewer: scope.actor.accountId, type }
  const authors = await readNewAuthors(scope.db, list, { since: new Date(since), id }, mostCounted)
  const faces = [...new Set(authors)].slice(0, mostFaces)
  const people = await readCreatorSummaries(scope, faces)
  return {
    count: authors.length,
    creators: faces.flatMap((face) => people.get(face) ?? []),
  }
}

const mostCards = 12

export const readAway = async (scope: SignedInScope) => {
  const viewer = scope.actor.accountId
  const away = await readAwayTime(scope.db, viewer)
  if (!away) return { awaySince: null, creators: [] }
  const period = { since: away.away_since, until: away.away_until }
  const most = { creators: mostCards, posts: mostCounted }
  const posted = await readPosted(scope.db, viewer, period, most)
  const ids = posted.flatMap((row) => row.ids)
  const cards = await viewCards(scope, await readContentRows(scope.db, ids))
  const creators = posted.flatMap(({ creator_id, posts }): AwayCard[] => {
    const latest = cards.filter(({ creator }) => creator.id === creator_id)
    const creator = latest[0]?.creator
    return creator ? [{ creator, postCount: posts, latest }] : []
  })
  return { awaySince: away.away_since.toISOString(), creators }
}
