import type { ConversationView } from '@fanfare/contract'
import {
  cutPage,
  decodeCursor,
  encodeCursor,
  instantKeys,
  type Keys,
  type PageQuery,
} from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPage } from './read-page.ts'
import type { MemberRow, Tab } from './reader.ts'
import { viewConversations } from './view.ts'

interface ListQuery extends PageQuery {
  readonly tab: Tab
  readonly q: string
}

/** Whatever is in the list has its place there. */
const keysOf = ({ listed_at, last_at, id }: MemberRow): Keys => [
  (listed_at ?? last_at).toISOString(),
  id,
]

/** A search makes the names of this many at once, and of so many with one request. */
const searchedAtOnce = 100
const searchedInAll = 500

const isNamed =
  (me: string, words: string) =>
  ({ name, participants }: ConversationView) => {
    const others = participants.filter(({ id }) => id !== me)
    const names = others.flatMap(({ displayName, username }) => [displayName, username])
    return [name ?? '', ...names].some((text) => text.toLowerCase().includes(words))
  }

/** Looks through the newest until it has a page or has looked at enough; a page may be short and have more behind. */
const search = async (scope: SignedInScope, { q, tab, limit }: ListQuery, start: Keys | null) => {
  const matches = isNamed(scope.actor.accountId, q.toLowerCase())
  const found: ConversationView[] = []
  let after = start
  for (let looked = 0; looked < searchedInAll; looked += searchedAtOnce) {
    const rows = await readPage(scope.db, scope.actor.accountId, tab, {
      after: after && [String(after[0]), after[1]],
      limit: searchedAtOnce + 1,
    })
    const shown = rows.slice(0, searchedAtOnce)
    const views = new Map(
      (await viewConversations(scope, shown)).map((view) => [view.id, view] as const),
    )
    for (const [at, row] of shown.entries()) {
      after = keysOf(row)
      const view = views.get(row.id)
      if (view && matches(view)) found.push(view)
      if (found.length === limit) return { found, last: at + 1 < rows.length ? after : null }
    }
    if (rows.length <= searchedAtOnce) return { found, last: null }
  }
  return { found, last: after }
}

/** Six queries, one more with channels; a search looks at a hundred with each five. */
export const listConversations = async (scope: SignedInScope, query: ListQuery) => {
  const { cursor, limit, tab, q } = query
  const filter = ['conversations', tab, q]
  const after = decodeCursor(cursor, filter, instantKeys)
  if (q !== '') {
    const { found, last } = await search(scope, query, after)
    const nextCursor = last && encodeCursor(last, filter)
    return { conversations: found, nextCursor, hasMore: last !== null }
  }
  const { accountId } = scope.actor
  const rows = await readPage(scope.db, accountId, tab, { after, limit: limit + 1 })
  const { shown, ...page } = cutPage(rows, limit, keysOf, filter)
  return { conversations: await viewConversations(scope, shown), ...page }
}
