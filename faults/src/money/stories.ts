import {
  AccountId,
  type ContentId,
  OrderId,
  type RequestOf,
  type Routes,
  type TierId,
} from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { type Actor, newCreator } from '../lib/actor.ts'
import { untilKnown } from '../lib/client.ts'
import { newTier, publishArticle } from '../lib/shop.ts'
import type { World } from './world.ts'

/** Whose work is sold, in each currency, and what else they offer. */
export interface Scene {
  readonly creatorId: AccountId
  readonly posts: readonly ContentId[]
  readonly tierId: TierId
  readonly code: string
}

export const openScene = async (world: World): Promise<Scene> => {
  const creator = await newCreator(world)
  const posts: ContentId[] = []
  for (const currency of ['USD', 'EUR', 'GBP'] as const) {
    const pricing = { type: 'paid' as const, price: { amount: 999, currency } }
    posts.push(await publishArticle(creator, { pricing }))
  }
  const code = 'HALF'
  const discount = { type: 'percent' as const, percent: 50 }
  await creator.call('createPromotion', { body: { code, discount } })
  const tierId = await newTier(creator, 499)
  return { creatorId: AccountId.parse(creator.id), posts, tierId, code }
}

/** What somebody did and was told was done. */
export interface Deed {
  readonly story: StoryName
  readonly fan: Actor
  /** None of a tip, whose order is made for it. */
  readonly orderId: OrderId | null
}

type Wanted = RequestOf<Routes['createQuote']>['body']

const order = async ({ call }: Actor, wanted: Wanted, paymentMethod = 'pm_card_visa') => {
  const quoted = await untilKnown(() => call('createQuote', { body: wanted }))
  const id = OrderId.parse(quoted?.order.id)
  const body = { paymentMethod, consent: true, country: 'DE' } as const
  await untilKnown(() => call('confirmOrder', { params: { id }, body }))
  return id
}

const paid = async ({ call }: Actor, id: OrderId) => {
  const isPaid = async () =>
    (await untilKnown(() => call('readOrder', { params: { id } })))?.order.state === 'paid'
  await until(`the payment of ${id}`, isPaid, { timeoutMs: 180_000, everyMs: 500 })
  return id
}

type Story = (fan: Actor, scene: Scene, post: ContentId) => Promise<OrderId | null>

/** Everything that money is given for, and the two ways in which it comes back. */
export const stories = {
  buys: (fan, _, id) => order(fan, { type: 'content', id }),
  'uses a code': (fan, { code }, id) => order(fan, { type: 'content', id, code }),
  gives: (fan, _, id) => order(fan, { type: 'gift', id }),
  'gives months': (fan, { tierId: id }) => order(fan, { type: 'gift-term', id, months: 3 }),
  subscribes: (fan, { tierId: id }) => order(fan, { type: 'subscription', id }),
  tips: async (fan, { creatorId }) => {
    const amount = { amount: 500, currency: 'USD' } as const
    await untilKnown(() => fan.call('giveTip', { body: { creatorId, amount } }))
    return null
  },
  returns: async (fan, _, post) => {
    const id = await paid(fan, await order(fan, { type: 'content', id: post }))
    const body = { reason: 'changed-mind' } as const
    await untilKnown(() => fan.call('askRefund', { params: { id }, body }))
    return id
  },
  complains: (fan, _, id) => order(fan, { type: 'content', id }, 'pm_card_createDispute'),
} as const satisfies Record<string, Story>

export type StoryName = keyof typeof stories
export const storyNames = Object.keys(stories) as StoryName[]
