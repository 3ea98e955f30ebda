import type { AccountId, CategorySlug, ContentId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { catalogRoutes } from '../../catalog/index.ts'
import { socialRoutes } from '../../social/index.ts'
import { listForYou } from '../for-you.ts'
import { recommendationDue, recommendationRoutes, recommendationSubscribers } from '../index.ts'

const exchange = { address: '10.1.1.1', userAgent: 'test' } as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

export const idOf = ({ actor }: SignedInScope) => actor.accountId

interface PostFacts {
  readonly title?: string
  readonly category?: CategorySlug
  readonly tags?: readonly string[]
  readonly score?: number
  readonly views?: number
  /** How many days ago it was published. */
  readonly daysAgo?: number
}

interface Listing {
  readonly limit?: number
  readonly cursor?: string
  readonly type?: 'video' | 'article'
  readonly category?: CategorySlug
}

const day = 86_400_000

/** Short words for what fans do and what is recommended to them. */
export const openScene = async () => {
  const world = await openWorld()

  const list = (by: SignedInScope, { limit = 50, ...more }: Listing = {}) =>
    listForYou(by, { limit, ...more })
  type ContentCommand =
    | 'likeContent'
    | 'unlikeContent'
    | 'saveContent'
    | 'unsaveContent'
    | 'unpublishContent'

  return {
    world,
    list,
    later: (ms: number) => world.clock.advance(ms),
    close: () => world.close(),
    fan: () => person(world, false),
    creator: () => person(world, true),

    /** Has been there for a year, with a thousand followers, unless told otherwise. */
    established: async ({ days = 365, followers = 1_000 } = {}) => {
      const scope = await person(world, true)
      await world.scope().transact(async ({ q }) => {
        await q
          .updateTable('profiles.profiles')
          .set({ creator_since: new Date(world.clock.now().getTime() - days * day) })
          .where('account_id', '=', idOf(scope))
          .execute()
        await q
          .insertInto('social.people')
          .values({ account_id: idOf(scope), follower_count: followers })
          .execute()
      })
      return scope
    },

    /** As it stands in the tables once it is published. */
    post: (by: SignedInScope, facts: PostFacts = {}): Promise<ContentId> =>
      world.scope().transact(async ({ q }) => {
        const id = uuid() as ContentId
        const { title = 'Rain', category = 'general', tags = [], score = 1, daysAgo = 1 } = facts
        const { views = 1 } = facts
        const at = new Date(world.clock.now().getTime() - daysAgo * day)
        const copied = { creator_id: idOf(by), type: 'article', status: 'published', category }
        const dates = { published_at: at, created_at: at, updated_at: at }
        await q
          .insertInto('catalog.contents')
          .values({ ...copied, ...dates, id, title, tags: [...tags] })
          .execute()
        await q
          .insertInto('catalog.content_stats')
          .values({
            ...copied,
            content_id: id,
            visibility: 'public',
            is_free: true,
            score,
            view_count: views,
          })
          .execute()
        for (const tag of tags) {
          const row = { tag, content_id: id, type: 'article', category, is_free: true }
          await q
            .insertInto('catalog.content_tags')
            .values({ ...row, published_at: at, score })
            .execute()
        }
        return id
      }),

    /** Bought before anything was learned of it. */
    own: (by: SignedInScope, id: ContentId) =>
      world.scope().transact(({ q }) =>
        q
          .insertInto('entitlements.grants')
          .values({
            id: uuid(),
            account_id: idOf(by),
            resource: `content:${id}`,
            source: 'purchase',
            source_id: uuid(),
            starts_at: world.clock.now(),
            created_at: world.clock.now(),
          })
          .execute(),
      ),

    react: (by: SignedInScope, command: ContentCommand, id: ContentId) =>
      catalogRoutes[command](by, { ...nothing, params: { id } }, exchange),

    view: (by: SignedInScope, id: ContentId) =>
      catalogRoutes.recordView(by, { ...nothing, params: { id } }, exchange),

    social: (
      by: SignedInScope,
      command: 'followUser' | 'unfollowUser' | 'muteUser' | 'blockUser',
      id: AccountId,
    ) => socialRoutes[command](by, { ...nothing, params: { id } }, exchange),

    say: (by: SignedInScope, kind: 'more' | 'less' | 'not-creator', contentId: ContentId) =>
      recommendationRoutes.giveFeedback(by, { ...nothing, body: { contentId, kind } }, exchange),

    withdraw: (by: SignedInScope, id: ContentId) =>
      recommendationRoutes.withdrawFeedback(by, { ...nothing, params: { id } }, exchange),

    unhide: (by: SignedInScope, id: AccountId) =>
      recommendationRoutes.unhideCreator(by, { ...nothing, params: { id } }, exchange),

    reset: (by: SignedInScope) => recommendationRoutes.resetRecommendations(by, nothing, exchange),

    choose: (by: SignedInScope, interests: CategorySlug[]) =>
      recommendationRoutes.chooseInterests(by, { ...nothing, body: { interests } }, exchange),

    turn: (by: SignedInScope, on: boolean) =>
      recommendationRoutes.updateRecommendationSettings(by, { ...nothing, body: { on } }, exchange),

    /** Everybody has heard of everything, and all that is due is done. */
    settle: async () => {
      await deliverAll(world, recommendationSubscribers)
      world.clock.advance(11 * 60_000)
      await runDue(world.scope({ kind: 'system' }), recommendationDue)
    },

    /** Every row that names this fan. */
    rowsOf: async (by: SignedInScope) => {
      const { q } = world.scope().db
      const account = idOf(by)
      const of = (table: 'engagements' | 'feedback' | 'hidden_creators' | 'picks') =>
        q
          .selectFrom(`recommendations.${table}`)
          .selectAll()
          .where('account_id', '=', account)
          .execute()
      const tables = await Promise.all([
        of('engagements'),
        of('feedback'),
        of('hidden_creators'),
        of('picks'),
      ])
      return tables.flat()
    },
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
