import {
  type CommentId,
  ContentId,
  type FollowBell,
  NotificationId,
  type NotificationSettingsChange,
  type NotificationTab,
} from '@fanfare/contract'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { catalogRoutes } from '../../catalog/index.ts'
import { socialRoutes } from '../../social/index.ts'
import { notificationDue, notificationRoutes, notificationSubscribers } from '../index.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const text = { type: 'text', text: 'Rain over the harbor.' }
const article = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }

export const idOf = ({ actor }: SignedInScope) => actor.accountId

type SocialCommand =
  | 'followUser'
  | 'unfollowUser'
  | 'blockUser'
  | 'unblockUser'
  | 'muteUser'
  | 'unmuteUser'
type ContentCommand = 'likeContent' | 'unlikeContent' | 'unpublishContent' | 'deleteContent'
type OwnCommand = 'markRead' | 'deleteNotification' | 'showFewer' | 'undoFewer'

interface Listing {
  readonly tab?: NotificationTab
  readonly q?: string
  readonly limit?: number
  readonly cursor?: string
}

/** Short words for what people do to each other and are told of it. */
export const openScene = async () => {
  const world = await openWorld()
  const [writing] = notificationSubscribers
  const later = (ms = 1_000) => world.clock.advance(ms)

  const list = (by: SignedInScope, { tab = 'all', q = '', limit = 50, cursor }: Listing = {}) =>
    notificationRoutes.listNotifications(
      by,
      { ...nothing, query: { tab, q, limit, cursor } },
      exchange,
    )

  return {
    world,
    later,
    list,
    close: () => world.close(),

    /** Called so. */
    person: async (displayName: string, isCreator = false) => {
      const scope = await person(world, isCreator)
      await world
        .scope()
        .transact(({ q }) =>
          q
            .updateTable('profiles.profiles')
            .set({ display_name: displayName })
            .where('account_id', '=', idOf(scope))
            .execute(),
        )
      return scope
    },

    publish: async (by: SignedInScope, title = 'Harbor at dawn') => {
      later()
      const body = { type: 'article' as const, title, article }
      const { content } = await catalogRoutes.createContent(by, { ...nothing, body }, exchange)
      const id = ContentId.parse(content.id)
      const wish = { when: 'ready' as const, rightsConfirmed: true as const }
      const asked = { ...nothing, params: { id }, body: wish }
      await catalogRoutes.publishContent(by, asked, exchange)
      return id
    },

    republish: async (by: SignedInScope, id: ContentId) => {
      later()
      const wish = { when: 'ready' as const, rightsConfirmed: true as const }
      await catalogRoutes.publishContent(by, { ...nothing, params: { id }, body: wish }, exchange)
    },

    on: async (by: SignedInScope, what: ContentCommand, id: ContentId) => {
      later()
      await catalogRoutes[what](by, { ...nothing, params: { id } }, exchange)
    },

    comment: async (by: SignedInScope, id: ContentId, words: string, parentId?: CommentId) => {
      later()
      const asked = { ...nothing, params: { id }, body: { text: words, parentId } }
      const { comment } = await catalogRoutes.addComment(by, asked, exchange)
      return comment.id as CommentId
    },

    uncomment: async (by: SignedInScope, id: ContentId, commentId: CommentId) => {
      later()
      const asked = { ...nothing, params: { id, commentId } }
      await catalogRoutes.deleteComment(by, asked, exchange)
    },

    to: async (by: SignedInScope, what: SocialCommand, whom: SignedInScope) => {
      later()
      await socialRoutes[what](by, { ...nothing, params: { id: idOf(whom) } }, exchange)
    },

    bell: async (by: SignedInScope, whom: SignedInScope, bell: FollowBell) => {
      const asked = { ...nothing, params: { id: idOf(whom) }, body: { bell } }
      await socialRoutes.setFollowBell(by, asked, exchange)
    },

    switches: (by: SignedInScope, body: NotificationSettingsChange) =>
      notificationRoutes.updateNotificationSettings(by, { ...nothing, body }, exchange),

    /** Until everything that has happened is told. */
    deliver: () => deliverAll(world, writing ? [writing] : []),

    /** What is due leaves the app. */
    sweep: () => runDue(world.scope({ kind: 'system' }), notificationDue),

    /** What was mailed to them, the oldest first. */
    mails: async (to: SignedInScope) => {
      const { q } = world.scope().db
      return q
        .selectFrom('platform.outgoing_mail')
        .select(['category', 'subject', 'text_body as text', 'is_bulk as isBulk'])
        .where('account_id', '=', idOf(to))
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },

    messages: async (by: SignedInScope, listing: Listing = {}) =>
      (await list(by, listing)).notifications.map(({ message }) => message),

    unread: (by: SignedInScope) => notificationRoutes.readUnread(by, nothing, exchange),

    does: (by: SignedInScope, what: OwnCommand, id: string) =>
      notificationRoutes[what](
        by,
        { ...nothing, params: { id: NotificationId.parse(id) } },
        exchange,
      ),

    seen: (by: SignedInScope) => notificationRoutes.markSeen(by, nothing, exchange),

    allRead: (by: SignedInScope) => notificationRoutes.markAllRead(by, nothing, exchange),

    bulk: (by: SignedInScope, action: 'read' | 'delete', ids: readonly string[]) =>
      notificationRoutes.bulkNotifications(
        by,
        { ...nothing, body: { ids: ids.map((id) => NotificationId.parse(id)), action } },
        exchange,
      ),
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
