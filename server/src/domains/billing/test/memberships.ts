import {
  type BillingInterval,
  type ChangeOffer,
  type Money,
  money,
  OrderId,
  type ParsedRequest,
  type PaymentMethodId,
  type Routes,
  type SubscriptionId,
  SubscriptionView,
  type TierId,
  TierView,
  type TierWording,
} from '@fanfare/contract'
import { expect, vi } from 'vitest'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { levelResource, readGrants } from '../../entitlements/index.ts'
import { billingRoutes } from '../index.ts'
import { settleOrders } from '../payments/due.ts'
import { advanceSubscriptions } from '../subscriptions/due.ts'
import { readAlive, readSubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import { tellTierChanges } from '../tiers/changes.ts'
import { readTier } from '../tiers/reader.ts'
import type { Shop } from './shop.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

interface Wish {
  readonly tierId: TierId
  readonly interval: BillingInterval
}

type NewTier = ParsedRequest<Routes['createTier']>['body']

const plain: Omit<NewTier, 'name'> = {
  description: '',
  benefits: ['The sketchbook'],
  color: 'moss',
  trialDays: 0,
  seatLimit: null,
  isPremium: false,
  isLibrary: true,
  isPopular: false,
  cover: null,
  price: money(499, 'USD'),
  yearlyPrice: null,
}

let made = 0

interface Subscribing {
  readonly card?: string
  readonly interval?: BillingInterval
  readonly code?: string
  readonly timeZone?: string
}

/** Short words for what fans and creators do with subscriptions. */
export const membershipsOf = (shop: Shop) => {
  const { system, world } = shop
  const on = (id: SubscriptionId) => ({ ...nothing, params: { id } })
  const row = async (id: SubscriptionId) => {
    const found = await readSubscriptionRow(system.primary, id)
    if (!found) throw new Error(`there is no subscription ${id}`)
    return found
  }
  const sweep = () => runDue(system, [advanceSubscriptions, settleOrders])
  const memberships = {
    row,
    sweep,
    /** Delivers what there is until it has come so far. */
    comesTo: (id: SubscriptionId, wanted: object) =>
      vi.waitFor(
        async () => {
          await sweep()
          await shop.react()
          expect(await row(id)).toMatchObject(wanted)
        },
        { timeout: 15_000, interval: 100 },
      ),
    /** What somebody can open of the shop's creator. */
    level: async ({ actor }: SignedInScope) => {
      const { accountId: creator } = shop.creator.actor
      const wanted = (['subscribers', 'premium'] as const).map((one) => levelResource(creator, one))
      const grants = await readGrants(system.db, actor.accountId, wanted, world.clock.now())
      return grants.level(creator)
    },
    /** What only subscribers may: for the fan's own end nothing would come back any more. */
    openSomething: async ({ actor }: SignedInScope) => {
      const content_id = await memberships.lockedArticle()
      const reported_at = world.clock.now()
      await system.transact(({ q }) =>
        q
          .insertInto('catalog.consumption')
          .values({
            account_id: actor.accountId,
            content_id,
            creator_id: shop.creator.actor.accountId,
            reported_at,
            seconds_served: 240,
          })
          .execute(),
      )
    },
    /** An article that only subscribers may open. */
    lockedArticle: async () => {
      const id = await shop.content()
      await system.transact(({ q }) =>
        q
          .updateTable('catalog.contents')
          .set({ visibility: 'subscribers' })
          .where('id', '=', id)
          .execute(),
      )
      return id
    },
    tier: async (given: Partial<NewTier> = {}, by: SignedInScope = shop.creator) => {
      const body = { ...plain, name: `Tier ${++made}`, ...given }
      const { tier } = await billingRoutes.createTier(by, { ...nothing, body }, exchange)
      return TierView.parse(tier)
    },
    readTier: (id: TierId) => readTier(system.primary, id),
    reword: (id: TierId, body: Partial<TierWording>) =>
      billingRoutes.editTier(shop.creator, { ...nothing, params: { id }, body }, exchange),
    /** A day passes, and what was gathered in it is mailed. */
    async mailChanges() {
      world.clock.advance(86_400_000)
      await runDue(system, [tellTierChanges])
      await shop.react()
    },
    reprice: (id: TierId, price: Money, yearlyPrice: Money | null = null) =>
      billingRoutes.changeTierPrice(
        shop.creator,
        { ...nothing, params: { id }, body: { price, yearlyPrice } },
        exchange,
      ),
    quote: async (
      fan: SignedInScope,
      id: TierId,
      { interval = 'month', code }: Pick<Subscribing, 'interval' | 'code'> = {},
    ) =>
      (
        await billingRoutes.createQuote(
          fan,
          { ...nothing, body: { type: 'subscription', id, interval, code } },
          exchange,
        )
      ).order,
    /** All the way to the first period. */
    async subscribe(fan: SignedInScope, id: TierId, given: Subscribing = {}) {
      const order = await this.quote(fan, id, given)
      await billingRoutes.confirmOrder(
        fan,
        {
          ...nothing,
          params: { id: OrderId.parse(order.id) },
          body: {
            paymentMethod: (given.card ?? 'pm_card_visa') as PaymentMethodId,
            saveCard: false,
            consent: true,
            country: 'DE',
            overBudget: false,
            timeZone: given.timeZone ?? 'UTC',
          },
        },
        exchange,
      )
      // Money takes a moment, and the period begins with it.
      world.clock.advance(5_000)
      await shop.reaches(order.id, 'paid')
      return this.of(fan)
    },
    start: async (fan: SignedInScope, tierId: TierId, paymentMethod?: PaymentMethodId) =>
      SubscriptionView.parse(
        (
          await billingRoutes.startSubscription(
            fan,
            { ...nothing, body: { tierId, interval: 'month', timeZone: 'UTC', paymentMethod } },
            exchange,
          )
        ).subscription,
      ),
    /** What they have of the shop's creator. */
    of: async ({ actor }: SignedInScope, creator = shop.creator) => {
      const found = await readAlive(system.primary, actor.accountId, creator.actor.accountId)
      if (!found) throw new Error('they have nothing')
      return found
    },
    view: async (fan: SignedInScope, id: SubscriptionId) =>
      billingRoutes.readSubscription(fan, on(id), exchange),
    cancel: async (fan: SignedInScope, id: SubscriptionId) =>
      (await billingRoutes.cancelSubscription(fan, on(id), exchange)).subscription,
    resume: async (fan: SignedInScope, id: SubscriptionId) =>
      (await billingRoutes.resumeSubscription(fan, on(id), exchange)).subscription,
    pause: async (fan: SignedInScope, id: SubscriptionId, months: number) =>
      (await billingRoutes.pauseSubscription(fan, { ...on(id), body: { months } }, exchange))
        .subscription,
    end: async (fan: SignedInScope, id: SubscriptionId) =>
      (await billingRoutes.endSubscription(fan, on(id), exchange)).subscription,
    changeOffer: async (fan: SignedInScope, id: SubscriptionId, query: Wish) =>
      (await billingRoutes.readChange(fan, { ...on(id), query }, exchange)).offer,
    /** Said yes to as it is offered, or as it was offered before. */
    async change(fan: SignedInScope, id: SubscriptionId, wish: Wish, shown?: ChangeOffer) {
      const { due, total } = shown ?? (await this.changeOffer(fan, id, wish))
      const body = { ...wish, due, total, overBudget: false }
      return billingRoutes.changeSubscription(fan, { ...on(id), body }, exchange)
    },
    accept: (fan: SignedInScope, id: SubscriptionId, total: Money) =>
      billingRoutes.acceptPrice(fan, { ...on(id), body: { total } }, exchange),
    spending: (fan: SignedInScope) =>
      billingRoutes.readSpending(fan, { ...nothing, query: { timeZone: 'UTC' } }, exchange),
    budget: (fan: SignedInScope, amount: number | null) =>
      billingRoutes.setBudget(
        fan,
        { ...nothing, params: { currency: 'USD' }, body: { amount } },
        exchange,
      ),
    /** The clock goes on and everything that came due is done, charges included. */
    async until(at: Date) {
      world.clock.advance(at.getTime() - world.clock.now().getTime())
      await sweep()
      await shop.react()
    },
    days: (count: number) => world.clock.advance(count * 86_400_000),
  }
  return memberships
}
export type Memberships = ReturnType<typeof membershipsOf>
