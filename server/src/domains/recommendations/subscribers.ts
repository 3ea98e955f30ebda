import type { AccountId, ContentId } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredEvent } from '../../platform/events/store.ts'
import { subscriber } from '../../platform/events/subscriber.ts'
import type { WritingScope } from '../../platform/scope.ts'
import { learn, soonMs } from './learn.ts'
import { lockFans, noteFansDue } from './writer/fans.ts'

type ReactionEvent = StoredEvent<
  | 'catalog.content-liked'
  | 'catalog.content-unliked'
  | 'catalog.content-saved'
  | 'catalog.content-unsaved'
>

const react = (tx: Transaction, events: readonly ReactionEvent[], scope: WritingScope) =>
  learn(
    tx,
    events.map(({ payload: { accountId, contentId } }) => ({ accountId, contentId })),
    scope.now(),
  )

type CommentEvent = StoredEvent<'catalog.comment-added' | 'catalog.comment-deleted'>

const hearComments = (tx: Transaction, events: readonly CommentEvent[], scope: WritingScope) =>
  learn(
    tx,
    events.map(({ payload: { authorId, contentId } }) => ({ accountId: authorId, contentId })),
    scope.now(),
  )

const noteSoon = async (tx: Transaction, ids: readonly AccountId[], scope: WritingScope) => {
  const fans = await lockFans(tx, ids)
  await noteFansDue(tx, [...fans], after(scope.now(), soonMs))
}

type FollowEvent = StoredEvent<'social.followed' | 'social.unfollowed'>

const hearFollows = (tx: Transaction, events: readonly FollowEvent[], scope: WritingScope) =>
  noteSoon(
    tx,
    events.map(({ payload }) => payload.followerId),
    scope,
  )

const contentOf = (resource: string) =>
  /^content:(.+)$/.exec(resource)?.[1] as ContentId | undefined

/** What people do is what their recommendations are made of. */
const learnTastes = subscriber('recommendations.learn-tastes', {
  'catalog.content-liked': react,
  'catalog.content-unliked': react,
  'catalog.content-saved': react,
  'catalog.content-unsaved': react,
  'catalog.content-watched': (tx, events, scope) =>
    learn(
      tx,
      events.map(({ payload: { accountId, contentId }, occurredAt }) => ({
        accountId,
        contentId,
        openedAt: occurredAt,
      })),
      scope.now(),
    ),
  'catalog.comment-added': hearComments,
  'catalog.comment-deleted': hearComments,
  'entitlements.access-changed': async (tx, events, scope) => {
    const bought = events.flatMap(({ payload: { accountId, resource } }) => {
      const contentId = contentOf(resource)
      return contentId ? [{ accountId, contentId }] : []
    })
    await learn(tx, bought, scope.now())
    await noteSoon(
      tx,
      events.map(({ payload }) => payload.accountId),
      scope,
    )
  },
  'social.followed': hearFollows,
  'social.unfollowed': hearFollows,
})

export const recommendationSubscribers = [learnTastes]
