import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/store.ts'
import { readMentions } from '../../catalog/index.ts'
import { aboutComments, endingOf, stillThere } from './comment-events.ts'
import type { Draft, WrittenKind } from './kind.ts'
import { postUrl, several, titleOr } from './words.ts'

type Written = StoredEvent<'catalog.comment-added' | 'catalog.people-mentioned'>

/** Whom these comments mention by now. */
const draftsOf = async (tx: Transaction, events: readonly Written[]): Promise<Draft[]> => {
  const ids = events.map(({ payload }) => payload.commentId)
  const mentions = Map.groupBy(await readMentions(tx, ids), ({ comment_id }) => comment_id)
  return events.flatMap(({ payload: { contentId, commentId, authorId }, occurredAt }) => {
    const mentioned = (mentions.get(commentId) ?? []).map(({ account_id }) => account_id)
    return [...new Set(mentioned)].map((recipient) => ({
      recipient,
      groupKey: contentId,
      person: authorId,
      causeId: commentId,
      at: occurredAt,
      contentId,
    }))
  })
}

/** Told to whoever is mentioned, in a new comment or by an edit. */
export const mention: WrittenKind<string> = {
  ...aboutComments,
  name: 'mention',
  mail: { one: 'mention', many: 'mentions' },
  type: 'mention',
  plural: 'mentions',
  writtenFrom: {
    'catalog.comment-added': async (tx, events) => draftsOf(tx, await stillThere(tx, events)),
    'catalog.people-mentioned': async (tx, events) => {
      const drafts = await draftsOf(tx, await stillThere(tx, events))
      const newly = events.flatMap(({ payload: { accountIds, commentId } }) =>
        accountIds.map((id) => `${id} ${commentId}`),
      )
      return drafts.filter(({ recipient, causeId }) => newly.includes(`${recipient} ${causeId}`))
    },
  },
  words: (about) => {
    const { length: count } = about.notice.causes
    const where = `${several(count, 'a comment', 'comments')} on ${titleOr(about.post, 'a post')}`
    return {
      title: several(count, 'New mention', 'New mentions'),
      message: `${about.names} mentioned you in ${where}${endingOf(about)}`,
      actionUrl: postUrl(about.post),
      subject: `${about.names} mentioned you in ${where}`,
    }
  },
}
