import { readLikesAmong, readPublished } from '../../catalog/index.ts'
import type { WrittenKind } from './kind.ts'
import { postUrl, several, titleOr } from './words.ts'

export const like: WrittenKind = {
  name: 'like',
  type: 'like',
  tab: 'likes',
  priority: 'low',
  opensPost: true,
  plural: 'likes',
  category: 'commentsAndLikes',
  mail: { one: 'like', many: 'likes' },
  isSocial: true,
  endsWithPost: true,
  writtenFrom: {
    'catalog.content-liked': async (tx, events) => {
      const payloads = events.map(({ payload }) => payload)
      const liked = await readLikesAmong(tx, payloads)
      const contentIds = payloads.map(({ contentId }) => contentId)
      const published = await readPublished(tx, contentIds)
      const shown = new Set(published.map(({ id }) => id))
      const there = new Set(liked.map(({ contentId, accountId }) => `${contentId} ${accountId}`))
      return events
        .filter(({ payload: { contentId, accountId } }) => {
          return shown.has(contentId) && there.has(`${contentId} ${accountId}`)
        })
        .map(({ payload: { contentId, creatorId, accountId }, occurredAt }) => ({
          recipient: creatorId,
          groupKey: contentId,
          person: accountId,
          causeId: contentId,
          at: occurredAt,
          contentId,
        }))
    },
  },
  takenBackBy: {
    'catalog.content-unliked': async (tx, events) => {
      const payloads = events.map(({ payload }) => payload)
      const again = await readLikesAmong(tx, payloads)
      const there = new Set(again.map(({ contentId, accountId }) => `${contentId} ${accountId}`))
      return payloads
        .filter(({ contentId, accountId }) => !there.has(`${contentId} ${accountId}`))
        .map(({ contentId, accountId }) => ({ person: accountId, causeId: contentId }))
    },
  },
  words: ({ names, personCount, post }) => ({
    title: several(personCount, 'New like', 'New likes'),
    message: `${names} liked ${titleOr(post, 'your post')}.`,
    actionUrl: postUrl(post),
  }),
}
