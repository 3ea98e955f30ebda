import type { EventName, EventPayload } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../../platform/scope.ts'
import { takeDownContent } from '../../catalog/index.ts'
import {
  type Deal,
  endSubscription,
  makeDispute,
  makePaidOrder,
  makeRefund,
  makeSubscription,
  makeTips,
} from '../test/money.ts'
import { idOf, openScene, type Scene } from '../test/scene.ts'

let scene: Scene
let creator: SignedInScope
let nina: SignedInScope
let deal: Deal
beforeAll(async () => {
  scene = await openScene()
  nina = await scene.person('Nina Park')
})
afterAll(() => scene.close())
beforeEach(async () => {
  creator = await scene.person('Ida Holm', true)
  deal = { world: scene.world, fan: idOf(nina), creator: idOf(creator) }
})

const happens = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => {
  scene.later()
  return scene.world.scope().transact(async (tx) => tx.emit(name, payload))
}

const newest = async (by: SignedInScope) => {
  await scene.deliver()
  const [notice] = (await scene.list(by)).notifications
  return notice
}

type Changed = EventPayload<'billing.subscription-changed'>

const changes = (
  subscriptionId: Changed['subscriptionId'],
  { from, to, by }: Pick<Changed, 'from' | 'to' | 'by'>,
) => {
  const people = { accountId: idOf(nina), creatorId: idOf(creator) }
  return happens('billing.subscription-changed', { ...people, subscriptionId, from, to, by })
}

describe('subscriptions', () => {
  it('are told to the creator when they begin', async () => {
    await changes(await makeSubscription(deal), { from: 'incomplete', to: 'active', by: 'paid' })
    expect(await newest(creator)).toMatchObject({
      type: 'subscription',
      kind: 'subscription-new',
      priority: 'medium',
      title: 'New subscriber',
      message: 'Nina Park subscribed to Harbor club.',
      username: expect.any(String),
      actionUrl: '/dashboard/subscriptions/subscribers',
    })
  })

  it('that the creator gave themselves are no news to them', async () => {
    const id = await makeSubscription(deal, { basis: 'complimentary' })
    await changes(id, { from: null, to: 'active', by: 'give' })
    expect(await newest(creator)).toBeUndefined()
  })

  it('are told to the fan when a payment fails and when they end', async () => {
    const id = await makeSubscription(deal, { state: 'past_due' })
    await changes(id, { from: 'active', to: 'past_due', by: 'payment-failed' })
    expect(await newest(nina)).toMatchObject({
      kind: 'subscription-failing',
      priority: 'high',
      title: 'Payment failed',
      message: 'We couldn’t renew Harbor club, Ida Holm. Pay now or change your card to keep it.',
      actionUrl: '/subscriptions',
    })
    await endSubscription(deal, id)
    await changes(id, { from: 'past_due', to: 'expired', by: 'gave-up' })
    expect(await newest(nina)).toMatchObject({
      kind: 'subscription-ended',
      message: 'Harbor club, Ida Holm, has ended. You won’t be charged again.',
    })
  })
})

describe('payments', () => {
  it('are told to the creator, sales of one post together', async () => {
    const id = await scene.publish(creator)
    const pays = async (kind: 'content' | 'gift') => {
      const orderId = await makePaidOrder(deal, kind, id)
      await happens('billing.order-paid', { orderId, accountId: idOf(nina) })
    }
    await pays('gift')
    expect(await newest(creator)).toMatchObject({
      type: 'payment',
      kind: 'sale',
      title: 'New sale',
      message: 'Nina Park bought “Harbor at dawn” as a gift. Your share is $8.79.',
      contentId: null,
      contentTitle: 'Harbor at dawn',
      actionUrl: '/dashboard/earnings',
    })
    await pays('content')
    expect(await newest(creator)).toMatchObject({
      title: 'New sales',
      message: 'Nina Park bought “Harbor at dawn”.',
    })
  })

  it('of tips name the sum and what was written', async () => {
    const orderId = await makePaidOrder(deal, 'tips', null)
    await makeTips(deal, orderId, 'Lovely work')
    await happens('billing.order-paid', { orderId, accountId: idOf(nina) })
    expect((await newest(creator))?.message).toBe('Nina Park tipped you $5.00: “Lovely work”')
  })
})

describe('money that goes back', () => {
  it('is told to both sides, each in their words', async () => {
    const orderId = await makePaidOrder(deal, 'content', await scene.publish(creator))
    const refundId = await makeRefund(deal, orderId)
    const about = { refundId, orderId, accountId: idOf(nina), creatorId: idOf(creator) }
    await happens('billing.refund-changed', { ...about, state: 'requested' })
    expect(await newest(creator)).toMatchObject({
      kind: 'refund',
      priority: 'high',
      title: 'Refund request',
      message: 'A fan requested a refund of $10.28 for “Harbor at dawn”.',
    })
    await happens('billing.refund-changed', { ...about, state: 'sending' })
    expect(await newest(creator)).toMatchObject({
      message: '$10.28 for “Harbor at dawn” goes back to a buyer.',
    })
    expect(await newest(nina)).toMatchObject({
      title: 'Refund on its way',
      message: '$10.28 for “Harbor at dawn” is on its way back to your card.',
      actionUrl: `/receipts/${orderId}`,
    })
  })

  it('by a bank is told to the creator', async () => {
    const orderId = await makePaidOrder(deal, 'content', await scene.publish(creator))
    const disputeId = await makeDispute(deal, orderId)
    const about = { disputeId, orderId, accountId: idOf(nina), creatorId: idOf(creator) }
    await happens('billing.dispute-changed', { ...about, state: 'needs-response' })
    expect(await newest(creator)).toMatchObject({
      kind: 'dispute',
      priority: 'high',
      title: 'Payment disputed',
      message:
        'A buyer disputed their $10.28 payment for “Harbor at dawn”. Your share is on hold until the bank decides.',
    })
  })
})

describe('what we tell', () => {
  it('names a post that was taken down, and leads to the library', async () => {
    const id = await scene.publish(creator)
    await scene.world
      .scope()
      .transact((tx) => takeDownContent(tx, id, 'Copyright', scene.world.clock.now()))
    expect(await newest(creator)).toMatchObject({
      type: 'system',
      kind: 'taken-down',
      message: 'We took “Harbor at dawn” down. Open your library to see why.',
      contentId: null,
      actionUrl: '/dashboard/content',
    })
  })

  it('names a post whose file could not be processed, and leads to its editor', async () => {
    const id = await scene.publish(creator)
    const assetId = uuid() as EventPayload<'media.asset-failed'>['assetId']
    await scene.world
      .scope()
      .transact(({ q }) =>
        q
          .updateTable('catalog.contents')
          .set({ pending_asset_id: assetId })
          .where('id', '=', id)
          .execute(),
      )
    const ownerId = idOf(creator)
    await happens('media.asset-failed', { assetId, ownerId, purpose: 'video', reason: 'No track' })
    expect(await newest(creator)).toMatchObject({
      kind: 'processing-failed',
      message: 'We couldn’t process a file of “Harbor at dawn”. Open it to see why.',
      actionUrl: `/create/${id}`,
    })
  })

  it('says what changed in how somebody signs in', async () => {
    const accountId = idOf(creator)
    await happens('identity.second-factor-changed', { accountId, enabled: false })
    expect(await newest(creator)).toMatchObject({
      kind: 'security',
      priority: 'high',
      title: 'Security',
      message:
        'Two-factor authentication was turned off. If this wasn’t you, change your password.',
      people: [],
      othersCount: 0,
      actionUrl: '/settings/privacy',
    })
    await happens('identity.password-changed', { accountId })
    expect(await scene.unread(creator)).toMatchObject({ unseen: 1 })
    expect((await newest(creator))?.message).toMatch(/^Your password was changed\./)
  })
})
