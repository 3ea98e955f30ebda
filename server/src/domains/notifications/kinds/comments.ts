import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/store.ts'
import { aboutComments, endingOf, readById, stillThere } from './comment-events.ts'
import type { WrittenKind } from './kind.ts'
import { postUrl, several, titleOr } from './words.ts'

/** With whose comment each replies to. */
const readAdded = async (
  tx: Transaction,
  events: readonly StoredEvent<'catalog.comment-added'>[],
) => {
  const added = await stillThere(tx, events)
  const ids = added.flatMap(({ payload: { answeredId } }) => answeredId ?? [])
  const answeredById = await readById(tx, ids)
  return added.map(({ payload, occurredAt }) => {
    const { answeredId } = payload
    const answered = (answeredId && answeredById.get(answeredId)) || null
    return { ...payload, answered, at: occurredAt }
  })
}

/** Told to the creator of the post, unless it replies to a comment of theirs. */
export const comment: WrittenKind<string> = {
  ...aboutComments,
  type: 'comment',
  name: 'comment',
  mail: { one: 'comment', many: 'comments' },
  plural: 'comments on your posts',
  writtenFrom: {
    'catalog.comment-added': async (tx, events) => {
      const added = await readAdded(tx, events)
      return added
        .filter(({ answered, creatorId }) => answered?.author_id !== creatorId)
        .map(({ contentId, commentId, creatorId, authorId, at }) => ({
          recipient: creatorId,
          groupKey: contentId,
          person: authorId,
          causeId: commentId,
          at,
          contentId,
        }))
    },
  },
  words: (about) => ({
    title: several(about.notice.causes.length, 'New comment', 'New comments'),
    message: `${about.names} commented on ${titleOr(about.post, 'your post')}${endingOf(about)}`,
    actionUrl: postUrl(about.post),
    subject: `${about.names} commented on ${titleOr(about.post, 'your post')}`,
  }),
}

/** Told to whoever wrote the comment it replies to. */
export const reply: WrittenKind<string> = {
  ...aboutComments,
  type: 'comment',
  name: 'reply',
  mail: { one: 'reply', many: 'replies' },
  plural: 'replies to your comments',
  writtenFrom: {
    'catalog.comment-added': async (tx, events) => {
      const added = await readAdded(tx, events)
      return added.flatMap(({ answered, contentId, commentId, authorId, at }) =>
        answered
          ? {
              recipient: answered.author_id,
              groupKey: answered.id,
              person: authorId,
              causeId: commentId,
              at,
              contentId,
              commentId: answered.id,
            }
          : [],
      )
    },
  },
  words: (about) => ({
    title: several(about.notice.causes.length, 'New reply', 'New replies'),
    message: `${about.names} replied to your comment on ${titleOr(about.post, 'a post')}${endingOf(about)}`,
    actionUrl: postUrl(about.post),
    subject: `${about.names} replied to your comment`,
  }),
}
