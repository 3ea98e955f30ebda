import { ContentId, type Money, OrderId, type OrderState } from '@fanfare/contract'
import { afterAll, vi } from 'vitest'
import { mailsTo } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { reactWith, startWorker } from '../../../../test/worker.ts'
import { runDue } from '../../../platform/events/due.ts'
import { createApp } from '../../../platform/http/app.ts'
import type { Exchange, Handlers } from '../../../platform/http/handler.ts'
import { type SignedInScope, scopeOf } from '../../../platform/scope.ts'
import { nobody } from '../../entitlements/index.ts'
import { readAccount } from '../../identity/index.ts'
import { billingRoutes, billingSubscribers, billingWorkflows } from '../index.ts'
import { readOrderRow } from '../orders/reader.ts'
import { insertOrder } from '../orders/writer.ts'
import { settleOrders } from '../payments/due.ts'
import { chargeTabs } from '../tips/due.ts'
import { newContent } from './content.ts'
import { openProvider } from './provider.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const raise = (why: string): never => {
  throw new Error(why)
}

/** Everything a sale needs: our api for the provider's messages, a provider, a worker. */
export const openShop = async () => {
  const plain = await openWorld()
  const platform = { ...plain.platform, config: { ...plain.platform.config } }
  const world: World = {
    ...plain,
    platform,
    scope: (actor = { kind: 'anonymous' }) => scopeOf(platform, actor),
  }
  const people = new Map<string, SignedInScope>()
  const app = createApp(platform, {
    handlers: billingRoutes as unknown as Handlers,
    authenticate: async (_, { headers }) =>
      people.get(headers.get('x-person') ?? '')?.actor ?? { kind: 'anonymous' },
    sessionCookie: 'session',
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const provider = await openProvider(platform.config, `${address}/api/payments/webhooks/card`)
  Object.assign(platform.config, { PAY_URL: provider.url })
  const worker = await startWorker(world, billingWorkflows)
  const system = world.scope({ kind: 'system' })
  const creator = await person(world, true)
  people.set(creator.actor.accountId, creator)

  const row = async (id: string) =>
    (await readOrderRow(system.db, OrderId.parse(id))) ?? raise(`there is no order ${id}`)
  const react = () => reactWith(world, billingSubscribers)
  /** The provider's messages only: nobody has told the worker of anything. */
  const hear = () =>
    reactWith(
      world,
      billingSubscribers.filter(({ name }) => name === 'billing.apply-provider-events'),
    )
  const emailOf = async ({ actor }: SignedInScope) =>
    (await readAccount(system.db, actor.accountId))?.email ?? raise('nobody to mail')
  /** With those that what has happened asks for. */
  const mailsOf = async (who: SignedInScope) => {
    await react()
    return mailsTo(world, await emailOf(who))
  }
  return {
    world,
    system,
    creator,
    provider,
    app,
    react,
    hear,
    emailOf,
    mailsTo: mailsOf,
    subjectsTo: async (who: SignedInScope) => (await mailsOf(who)).map(({ subject }) => subject),
    fan: async () => {
      const fan = await person(world, false)
      people.set(fan.actor.accountId, fan)
      return fan
    },
    /** Over HTTP, with what only stands in front of the handlers. */
    send: (fan: SignedInScope | null, path: string, body: object, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: body,
        headers: { ...headers, ...(fan ? { 'x-person': fan.actor.accountId } : {}) },
      }),
    get: (who: SignedInScope | null, path: string) =>
      app.inject({
        url: `/api${path}`,
        headers: who ? { 'x-person': who.actor.accountId } : {},
      }),
    content: (price?: Money, title?: string) => newContent(creator, price, title),
    quote: async (
      fan: SignedInScope,
      id: string,
      { type = 'content', code }: { type?: 'content' | 'gift'; code?: string } = {},
    ) =>
      (
        await billingRoutes.createQuote(
          fan,
          { ...nothing, body: { type, id: ContentId.parse(id), code } },
          exchange,
        )
      ).order,
    confirm: (
      fan: SignedInScope,
      id: string,
      paymentMethod: string | null = 'pm_card_visa',
      saveCard = false,
    ) =>
      billingRoutes.confirmOrder(
        fan,
        {
          ...nothing,
          params: { id: OrderId.parse(id) },
          body: {
            paymentMethod: (paymentMethod ?? undefined) as never,
            saveCard,
            consent: true,
            country: 'DE',
            timeZone: 'UTC',
            overBudget: false,
          },
        },
        exchange,
      ),
    read: (fan: SignedInScope, id: string) =>
      billingRoutes.readOrder(fan, { ...nothing, params: { id: OrderId.parse(id) } }, exchange),
    continueOrder: (fan: SignedInScope, id: string) =>
      billingRoutes.continueOrder(fan, { ...nothing, params: { id: OrderId.parse(id) } }, exchange),
    /** Delivers what there is to deliver until the order has come there. */
    reaches: (id: string, wanted: OrderState) =>
      vi.waitFor(
        async () => {
          await react()
          const { state } = await row(id)
          if (state !== wanted) throw new Error(`${state} instead of ${wanted}`)
        },
        { timeout: 15_000, interval: 100 },
      ),
    row,
    /** How often money was taken for it, by the provider's own word. */
    charged: async (id: string) => {
      const { intent_id } = await row(id)
      const { data } = await provider.stripe.charges.list({ payment_intent: intent_id ?? '' })
      return data.filter(({ status }) => status === 'succeeded').length
    },
    booked: async (id: string) => {
      const { q } = system.db
      const sales = await q
        .selectFrom('ledger.entries')
        .select('id')
        .where('kind', '=', 'sale')
        .where('source', '=', id)
        .execute()
      const grants = await q
        .selectFrom('entitlements.grants')
        .select('id')
        .where('source_id', '=', id)
        .where('account_id', '<>', nobody)
        .where('revoked_at', 'is', null)
        .execute()
      return { sales: sales.length, grants: grants.length }
    },
    /** Another order of the same, as only a changed price or an old tab would leave. */
    twinOf: async (id: string) => {
      const twin = { ...(await row(id)), id: OrderId.parse(crypto.randomUUID()) }
      await system.transact((tx) => insertOrder(tx, twin))
      return twin.id
    },
    cards: (fan: SignedInScope) => billingRoutes.listPaymentMethods(fan, nothing, exchange),
    history: (fan: SignedInScope) =>
      billingRoutes.listTransactions(fan, { ...nothing, query: { limit: 20 } }, exchange),
    sweep: () => runDue(system, [settleOrders, chargeTabs]),
    async close() {
      await worker.close()
      await app.close()
      await provider.end()
      await plain.close()
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

/** A shop of the test file's own, which is closed after its last test. */
export const openShopForTests = async () => {
  const shop = await openShop()
  afterAll(() => shop.close())
  return shop
}
