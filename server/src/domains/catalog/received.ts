import { type AccountId, limits, type ReceivedComment } from '@fanfare/contract'
import { type PageQuery, readPage } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { noGrants } from '../entitlements/index.ts'
import { readPictures } from '../media/index.ts'
import { readBlockedFrom, readSuspended } from '../profiles/index.ts'
import { readMutedBy } from '../social/index.ts'
import { judge, visitorOf } from './policy.ts'
import { readComments } from './reader/comments.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import { type ReceivedRow, readReceived } from './reader/received.ts'
import { viewComments } from './threads.ts'
import type { Viewing } from './viewing.ts'

const asOwner = ({ actor, now }: SignedInScope, row: ShownRow): Viewing => ({
  row,
  access: judge(row, visitorOf(row, actor, noGrants), now()),
  despiteBlock: false,
})

const readByIds = async (scope: SignedInScope, shown: readonly ReceivedRow[]) => {
  const contentIds = new Set(shown.map(({ content_id }) => content_id))
  const [contents, comments] = await Promise.all([
    readContentRows(scope.db, [...contentIds]),
    readComments(
      scope.db,
      shown.map(({ id }) => id),
    ),
  ])
  const covers = await readPictures(
    scope,
    contents.map(({ cover_asset_id }) => cover_asset_id),
  )
  const commentOf = new Map(comments.map((comment) => [comment.id, comment]))
  const contentOf = new Map(contents.map((row) => [row.id, row]))
  return shown.flatMap(({ id, content_id }) => {
    const [comment, content] = [commentOf.get(id), contentOf.get(content_id)]
    if (!comment || !content) return []
    const { title, cover_asset_id } = content
    return {
      comment,
      viewing: asOwner(scope, content),
      content: { id: content_id, title, cover: covers.of(cover_asset_id) },
    }
  })
}

/** What somebody hidden wrote is left out here: its place is in no thread. */
export const listReceivedComments = async (
  scope: SignedInScope,
  { show, ...query }: PageQuery & { readonly show: 'all' | 'unanswered' },
) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(
    query,
    ['received', accountId, show],
    ({ created_at, id }: ReceivedRow) => [created_at.toISOString(), id],
    (start) => readReceived(scope.db, accountId, show, start),
  )
  const found = await readByIds(scope, shown)
  const of = new Map(found.map((each) => [each.comment.id, each]))
  const views = await viewComments(
    scope,
    found.map(({ comment }) => comment),
    ({ id }) => (of.get(id) as (typeof found)[number]).viewing,
  )
  const comments = views.flatMap((view): ReceivedComment[] => {
    const content = of.get(view.id)?.content
    return content && !view.isFolded && !view.isDeleted ? [{ ...view, content }] : []
  })
  return { comments, ...page }
}

/** One more than is counted exactly stands for any number above. */
const most = limits.unansweredCount + 1
/** More than are counted, since some of them may be of people whom the creator does not see. */
const looked = 4 * most

const readHiddenAuthors = async (scope: SignedInScope, ids: readonly AccountId[]) => {
  const [suspended, blocked, muted] = await Promise.all([
    readSuspended(scope.db, ids),
    readBlockedFrom(scope.db, scope.actor.accountId, ids),
    readMutedBy(scope, ids),
  ])
  return new Set([...suspended, ...blocked, ...muted])
}

/** Four queries. Nothing is stored that could be wrong: rows are counted up to the most. */
export const countUnanswered = async (scope: SignedInScope): Promise<number> => {
  const start = { after: null, limit: looked }
  const rows = await readReceived(scope.db, scope.actor.accountId, 'unanswered', start)
  const authors = new Set(rows.map(({ author_id }) => author_id))
  const hidden = await readHiddenAuthors(scope, [...authors])
  const count = rows.filter(({ author_id }) => !hidden.has(author_id)).length
  return Math.min(most, count)
}
