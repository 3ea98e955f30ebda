import {
  type AccountId,
  type ContentId,
  type DisputeId,
  money,
  type OrderId,
  type RefundId,
  type SubscriptionId,
  splitPrice,
} from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { World } from '../../../../test/harness.ts'
import { after } from '../../../platform/clock/after.ts'

/** Rows as billing leaves them; how they come about is tested there. */
export interface Deal {
  readonly world: World
  readonly fan: AccountId
  readonly creator: AccountId
}

const day = 86_400_000

export const makePaidOrder = async (
  { world, fan, creator }: Deal,
  kind: 'content' | 'gift' | 'tips',
  contentId: ContentId | null,
) => {
  const id = uuid() as OrderId
  const now = world.clock.now()
  const price = money(999, 'USD')
  const split = splitPrice(price)
  await world.scope().transact(({ q }) =>
    q
      .insertInto('billing.orders')
      .values({
        id,
        account_id: fan,
        kind,
        content_id: contentId,
        creator_id: kind === 'tips' ? null : creator,
        title: kind === 'tips' ? 'Tips' : 'Harbor at dawn',
        state: 'paid',
        currency: 'USD',
        price: price.amount,
        processing: split.processing.amount,
        platform: split.platform.amount,
        creator: split.creator.amount,
        tax: 0,
        total: split.total.amount,
        created_at: now,
        expires_at: now,
        paid_at: now,
      })
      .execute(),
  )
  return id
}

/** Two of 2.50; the first with some words. */
export const makeTips = async ({ world, fan, creator }: Deal, orderId: OrderId, words: string) => {
  const now = world.clock.now()
  const tip = {
    account_id: fan,
    creator_id: creator,
    currency: 'USD',
    amount: 250,
    order_id: orderId,
    charged_at: now,
  }
  await world.scope().transact(({ q }) =>
    q
      .insertInto('billing.tips')
      .values([
        { ...tip, id: uuid(), message: words, given_at: now },
        { ...tip, id: uuid(), message: '', given_at: after(now, 1) },
      ])
      .execute(),
  )
}

export const makeSubscription = async (
  { world, fan, creator }: Deal,
  { state = 'active', basis = 'paid' }: { readonly state?: string; readonly basis?: string } = {},
) => {
  const [id, tierId] = [uuid() as SubscriptionId, uuid()]
  const now = world.clock.now()
  await world.scope().transact(async ({ q }) => {
    await q
      .insertInto('billing.tiers')
      .values({
        id: tierId,
        creator_id: creator,
        name: 'Harbor club',
        description: '',
        benefits: [],
        color: 'moss',
        price: 499,
        currency: 'USD',
        position: 1,
        created_at: now,
      })
      .execute()
    await q
      .insertInto('billing.subscriptions')
      .values({
        id,
        account_id: fan,
        creator_id: creator,
        tier_id: tierId,
        state,
        basis,
        is_premium: false,
        interval: 'month',
        currency: 'USD',
        price: 499,
        anchor_at: now,
        time_zone: 'UTC',
        period_start: now,
        period_end: after(now, 30 * day),
        started_at: now,
      })
      .execute()
  })
  return id
}

/** Because it was not paid. */
export const endSubscription = ({ world }: Deal, id: SubscriptionId) =>
  world.scope().transact(async ({ q }) => {
    await q
      .updateTable('billing.subscriptions')
      .set({ state: 'expired', end_reason: 'not-paid', ended_at: world.clock.now() })
      .where('id', '=', id)
      .execute()
  })

const returned = ({ fan, creator }: Deal, orderId: OrderId) => ({
  order_id: orderId,
  account_id: fan,
  creator_id: creator,
  title: 'Harbor at dawn',
  amount: 1028,
  currency: 'USD',
})

export const makeRefund = async (deal: Deal, orderId: OrderId) => {
  const id = uuid() as RefundId
  const now = deal.world.clock.now()
  await deal.world.scope().transact(({ q }) =>
    q
      .insertInto('billing.refunds')
      .values({
        ...returned(deal, orderId),
        id,
        state: 'requested',
        asked_by: 'fan',
        asked_at: now,
        answer_by: after(now, 3 * day),
      })
      .execute(),
  )
  return id
}

export const makeDispute = async (deal: Deal, orderId: OrderId) => {
  const id = uuid() as DisputeId
  await deal.world.scope().transact(({ q }) =>
    q
      .insertInto('billing.disputes')
      .values({
        ...returned(deal, orderId),
        id,
        provider_id: `dp_${id}`,
        state: 'needs-response',
        reason: 'fraudulent',
        opened_at: deal.world.clock.now(),
      })
      .execute(),
  )
  return id
}
