import type { CommentId } from '@fanfare/contract'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/store.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readComments, readPublished } from '../../catalog/index.ts'
import type { NoticeRow } from '../reader/notices.ts'
import type { About, WrittenKind } from './kind.ts'
import { excerpt } from './words.ts'

export const readById = async (db: Queryable, ids: readonly CommentId[]) => {
  const rows = ids.length > 0 ? await readComments(db, ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those whose comment is still there, on a post that is. */
export const stillThere = async <Name extends 'catalog.comment-added' | 'catalog.people-mentioned'>(
  tx: Transaction,
  events: readonly StoredEvent<Name>[],
) => {
  const ids = events.map(({ payload }) => payload.commentId)
  const comments = await readById(tx, ids)
  const contentIds = events.map(({ payload }) => payload.contentId)
  const published = await readPublished(tx, contentIds)
  const shown = new Set(published.map(({ id }) => id))
  return events.filter(
    ({ payload: { contentId, commentId } }) => shown.has(contentId) && comments.has(commentId),
  )
}

/** The words themselves, where one person wrote one comment; of several the notice names only people. */
const readTexts = async ({ db }: Scope, notices: readonly NoticeRow[]) => {
  const single = notices.flatMap(({ id, causes }) => {
    const [cause, ...others] = causes
    return cause && others.length === 0 ? [{ id, commentId: cause.causeId as CommentId }] : []
  })
  const ids = single.map(({ commentId }) => commentId)
  const comments = await readById(db, ids)
  return new Map(single.map(({ id, commentId }) => [id, comments.get(commentId)?.text ?? '']))
}

/** What somebody wrote is shown only with their name: without it they are hidden from the reader. */
export const endingOf = ({ fact, people }: About<string>) =>
  fact && people.length > 0 ? `: “${excerpt(fact)}”` : '.'

const takenBackBy: WrittenKind['takenBackBy'] = {
  'catalog.comment-deleted': async (_, events) =>
    events.map(({ payload }) => ({ person: payload.authorId, causeId: payload.commentId })),
}

/** What all kinds of notices about comments have in common. */
export const aboutComments = {
  tab: 'comments',
  priority: 'medium',
  opensPost: true,
  category: 'commentsAndLikes',
  isSocial: true,
  endsWithPost: true,
  takenBackBy,
  readFacts: readTexts,
} as const
