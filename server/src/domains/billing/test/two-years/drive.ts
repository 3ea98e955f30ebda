import {
  type AccountId,
  type BillingInterval,
  money,
  OrderId,
  type OrderState,
  PaymentMethodId,
  type SubscriptionId,
  type TierId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { World } from '../../../../../test/harness.ts'
import { person } from '../../../../../test/person.ts'
import { runDue } from '../../../../platform/events/due.ts'
import type { Exchange } from '../../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { billingRoutes } from '../../index.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { taxOf } from '../../orders/tax/tax.ts'
import { lockOrder, moveOrder } from '../../orders/writer.ts'
import { settleOrders } from '../../payments/due.ts'
import { giveBack, settlePaid } from '../../payments/settle.ts'
import { advanceSubscriptions } from '../../subscriptions/due.ts'
import { newSubscription } from '../../subscriptions/new-subscription.ts'
import { insertSubscription } from '../../subscriptions/writer/subscriptions.ts'
import { readTier } from '../../tiers/reader.ts'
import type { Card } from './model.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const waiting: OrderState[] = ['confirming', 'processing']
const refusals = { empty: 'insufficient-funds', blocked: 'card-blocked' } as const

export interface Fan {
  readonly scope: SignedInScope
  readonly method: PaymentMethodId
  card: Card
  /** Their bank takes its time. */
  isSlow?: boolean
}

/** The real thing, with a bank in place of the provider: it says yes or no by who asks. */
export const driveWorld = (world: World) => {
  const system = world.scope({ kind: 'system' })
  const fans = new Map<AccountId, Fan>()
  const now = () => world.clock.now()

  const answer = (order: OrderRow) =>
    system.transact(async (tx) => {
      await lockCustomer(tx, order.account_id, now())
      const locked = await lockOrder(tx, order.id)
      if (!locked || !waiting.includes(locked.state)) return
      const { card = 'good', isSlow = false } = fans.get(order.account_id) ?? {}
      if (isSlow) {
        await moveOrder(tx, locked, 'processing', {}, now())
        return
      }
      if (card === 'good') {
        const received = money(order.total, order.currency)
        const charge = `ch_${order.id}`
        await settlePaid(
          tx,
          locked,
          { kind: 'paid', charge, received, card: null, fee: null },
          taxOf(system),
          now(),
        )
      } else {
        const failed = await moveOrder(tx, locked, 'failed', { failure: refusals[card] }, now())
        await giveBack(tx, failed, now())
      }
    })

  /** Every charge that waits gets its answer. */
  const bank = async () => {
    const { rows } = await sql<OrderRow>`
      select * from billing.orders where state = any(${waiting})`.execute(system.db.q)
    for (let at = 0; at < rows.length; at += 5)
      await Promise.all(rows.slice(at, at + 5).map(answer))
  }

  return {
    system,
    bank,
    /** What a day brings. */
    async day() {
      await runDue(system, [advanceSubscriptions])
      await bank()
      await runDue(system, [settleOrders])
    },
    fan: async (card: Card = 'good'): Promise<Fan> => {
      const scope = await person(world, false)
      const { accountId } = scope.actor
      const method = PaymentMethodId.parse(uuid())
      await system.transact(async (tx) => {
        await lockCustomer(tx, accountId, now())
        await tx.q
          .insertInto('billing.payment_methods')
          .values({
            id: method,
            account_id: accountId,
            provider_id: `pm_${method}`,
            brand: 'visa',
            last4: '4242',
            exp_month: 12,
            exp_year: 2040,
            is_default: true,
            created_at: now(),
          })
          .execute()
      })
      const fan = { scope, method, card }
      fans.set(accountId, fan)
      return fan
    },
    /** A post that everybody can see is all that speaking up takes. */
    publish: (creatorId: AccountId) =>
      system.transact(async (tx) => {
        await sql`
          insert into catalog.contents (id, creator_id, type, status, title, category, visibility,
            pricing, published_at, created_at, updated_at)
          values (gen_random_uuid(), ${creatorId}, 'article', 'published', 'News', 'general',
            'public', 'free', ${now()}, ${now()}, ${now()})`.execute(tx.q)
      }),
    join: async (
      { scope, method }: Fan,
      id: TierId,
      interval: BillingInterval,
      timeZone: string,
    ) => {
      const asked = { type: 'subscription', id, interval } as const
      const { order } = await billingRoutes.createQuote(
        scope,
        { ...nothing, body: asked },
        exchange,
      )
      const consent = { consent: true, country: 'DE', saveCard: false, overBudget: false } as const
      const body = { ...consent, paymentMethod: method, timeZone }
      const params = { id: OrderId.parse(order.id) }
      await billingRoutes.confirmOrder(scope, { ...nothing, params, body }, exchange)
      await bank()
    },
    /** A trial without asking the provider whose card it is. */
    tryOut: ({ scope, method }: Fan, id: TierId, days: number, time_zone: string) =>
      system.transact(async (tx) => {
        const tier = await readTier(tx, id)
        if (!tier) throw new Error('no tier')
        const { accountId: account_id } = scope.actor
        const period_end = new Date(now().getTime() + days * 86_400_000)
        const paid = { state: 'active', basis: 'paid', interval: 'month' } as const
        const given = {
          ...paid,
          account_id,
          price: tier.price,
          is_trial: true,
          time_zone,
          period_end,
          method_id: `pm_${method}`,
        }
        await insertSubscription(tx, newSubscription(tier, given, now()), now())
      }),
    change: async (fan: Fan, id: SubscriptionId, tierId: TierId, interval: BillingInterval) => {
      const on = { ...nothing, params: { id } }
      const wish = { tierId, interval }
      const { offer } = await billingRoutes.readChange(fan.scope, { ...on, query: wish }, exchange)
      const body = { ...wish, due: offer.due, total: offer.total, overBudget: false }
      return billingRoutes.changeSubscription(fan.scope, { ...on, body }, exchange)
    },
    accept: (fan: Fan, id: SubscriptionId, total = money(100_000, 'USD')) =>
      billingRoutes.acceptPrice(
        fan.scope,
        { ...nothing, params: { id }, body: { total } },
        exchange,
      ),
  }
}
export type Drive = ReturnType<typeof driveWorld>
