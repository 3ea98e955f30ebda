import {
  type AccountId,
  type ContentFields,
  ContentId,
  type ContentVisibility,
  money,
  type ParsedRequest,
  type Pricing,
  type Routes,
  type TierId,
  TierView,
} from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { openWorld } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Actor, SignedInScope } from '../../../platform/scope.ts'
import { catalogRoutes } from '../../catalog/index.ts'
import { readProfile } from '../../profiles/index.ts'
import { billingRoutes } from '../index.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const words = { type: 'text', text: 'Rain over the harbour.' }
const article = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }

type NewTier = ParsedRequest<Routes['createTier']>['body']
type Edit = ParsedRequest<Routes['editTier']>['body']

const plain: Omit<NewTier, 'name'> = {
  description: '',
  benefits: ['The sketchbook'],
  color: 'moss',
  trialDays: 0,
  seatLimit: null,
  isPremium: false,
  isLibrary: false,
  isPopular: false,
  cover: null,
  price: money(499, 'USD'),
  yearlyPrice: null,
}
export const free = { price: money(0, 'USD') }

let count = 0

/** Short words for what creators and fans do with tiers. */
export const openTierShop = async () => {
  const world = await openWorld()
  const system = world.scope({ kind: 'system' })
  const usernameOf = async (id: AccountId) => (await readProfile(system.db, id))?.username ?? ''
  return {
    world,
    system,
    close: () => world.close(),
    creator: () => person(world, true),
    make: async (by: SignedInScope, given: Partial<NewTier> = {}) => {
      const body = { ...plain, name: `Tier ${++count}`, ...given }
      const { tier } = await billingRoutes.createTier(by, { ...nothing, body }, exchange)
      return TierView.parse(tier)
    },
    edit: async (by: SignedInScope, id: TierId, body: Edit) =>
      (await billingRoutes.editTier(by, { ...nothing, params: { id }, body }, exchange)).tier,
    reprice: async (
      by: SignedInScope,
      id: TierId,
      amount: number,
      yearly: number | null = null,
    ) => {
      const yearlyPrice = yearly === null ? null : money(yearly, 'USD')
      const body = { price: money(amount, 'USD'), yearlyPrice }
      return (
        await billingRoutes.changeTierPrice(by, { ...nothing, params: { id }, body }, exchange)
      ).tier
    },
    move: async (by: SignedInScope, id: TierId, to: number) =>
      billingRoutes.moveTier(by, { ...nothing, params: { id }, body: { to } }, exchange),
    onSale: async (by: SignedInScope) =>
      (await billingRoutes.listOwnTiers(by, nothing, exchange)).tiers,
    archived: (by: SignedInScope, limit: number, cursor?: string) =>
      billingRoutes.listArchivedTiers(by, { ...nothing, query: { limit, cursor } }, exchange),
    offers: async (of: SignedInScope, viewer: Actor = { kind: 'anonymous' }) => {
      const params = { username: await usernameOf(of.actor.accountId) }
      return (await billingRoutes.listTiers(world.scope(viewer), { ...nothing, params }, exchange))
        .tiers
    },
    openings: async (
      of: SignedInScope,
      viewer: Actor = { kind: 'anonymous' },
      besides?: ContentId,
    ) => {
      const params = { username: await usernameOf(of.actor.accountId) }
      const asked = { ...nothing, params, query: { besides } }
      return (await billingRoutes.listTierOpenings(world.scope(viewer), asked, exchange)).openings
    },
    /** What subscribing leaves behind in the tier. */
    subscribed: (id: TierId, seats = 0) =>
      system.transact(async (tx) => {
        await tx.q
          .updateTable('billing.tiers')
          .set({ has_subscribers: true, seats_taken: seats })
          .where('id', '=', id)
          .execute()
      }),
    /** Somebody who has it, as its row. */
    hold: ({ actor }: SignedInScope, id: TierId, fan: string = uuid()) =>
      system.transact(async (tx) => {
        await tx.q
          .insertInto('billing.subscriptions')
          .values({
            id: uuid(),
            account_id: fan,
            creator_id: actor.accountId,
            tier_id: id,
            state: 'active',
            basis: 'paid',
            interval: 'month',
            currency: 'USD',
            price: 499,
            is_premium: false,
            anchor_at: system.now(),
            time_zone: 'UTC',
            period_start: system.now(),
            started_at: system.now(),
          })
          .execute()
      }),
    publish: async (
      by: SignedInScope,
      visibility: ContentVisibility,
      pricing: Pricing,
      earlyAccess: ContentFields['earlyAccess'] = null,
    ) => {
      const body = {
        type: 'article',
        title: 'Harbour',
        article,
        visibility,
        pricing,
        earlyAccess,
      } as const
      const made = await catalogRoutes.createContent(by, { ...nothing, body }, exchange)
      const params = { id: ContentId.parse(made.content.id) }
      const wish = { when: 'ready', rightsConfirmed: true } as const
      await catalogRoutes.publishContent(by, { ...nothing, params, body: wish }, exchange)
      return params.id
    },
  }
}
export type TierShop = Awaited<ReturnType<typeof openTierShop>>
