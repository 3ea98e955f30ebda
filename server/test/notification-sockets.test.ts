import { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catalogRoutes } from '../src/domains/catalog/index.ts'
import { notificationRoutes, notificationSubscribers } from '../src/domains/notifications/index.ts'
import { socialRoutes } from '../src/domains/social/index.ts'
import type { Exchange } from '../src/platform/http/handler.ts'
import type { SignedInScope } from '../src/platform/scope.ts'
import { deliverAll } from './deliver-all.ts'
import { openWorld, type World } from './harness.ts'
import { person } from './person.ts'
import { openSockets, type Sockets } from './sockets.ts'

let world: World
let sockets: Sockets
beforeAll(async () => {
  world = await openWorld()
  sockets = await openSockets(world)
})
afterAll(async () => {
  await sockets.close()
  await world.close()
})

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const connect = async (scope: SignedInScope) => {
  const { heard, say } = await sockets.connect(scope)
  const hears = (message: object) =>
    vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining(message)))
  return { heard, say, hears }
}

const follow = (fan: SignedInScope, { actor }: SignedInScope) =>
  socialRoutes.followUser(fan, { ...nothing, params: { id: actor.accountId } }, exchange)

it('hears of its own person’s notifications and nobody else’s, apart from the account', async () => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  const account = `account:${creator.actor.accountId}`
  const topic = `notifications:${creator.actor.accountId}`
  const [phone, laptop, stranger] = [
    await connect(creator),
    await connect(creator),
    await connect(fan),
  ]
  for (const device of [phone, laptop]) {
    device.say('subscribe', { topic: account })
    device.say('subscribe_notifications')
    await device.hears({ type: 'subscribed', topic: account })
    await device.hears({ type: 'subscribed', topic })
  }
  stranger.say('subscribe', { topic })
  await stranger.hears({ type: 'error', code: 'topic-not-found' })

  await follow(fan, creator)
  await deliverAll(world, notificationSubscribers)
  const { notifications } = await notificationRoutes.listNotifications(
    creator,
    { ...nothing, query: { tab: 'all', q: '', limit: 20 } },
    exchange,
  )
  expect(notifications).toHaveLength(1)
  const [notice] = notifications
  for (const device of [phone, laptop]) {
    await device.hears({ type: 'notification', topic, notificationId: notice?.id })
  }

  await notificationRoutes.markSeen(creator, nothing, exchange)
  await deliverAll(world, notificationSubscribers)
  await phone.hears({ type: 'changed', topic, what: 'notifications' })

  phone.say('unsubscribe_notifications')
  phone.say('ping')
  await phone.hears({ type: 'pong' })
  phone.heard.length = 0
  await notificationRoutes.markAllRead(creator, nothing, exchange)
  await deliverAll(world, notificationSubscribers)
  await world.platform.push.send(account, { type: 'changed', topic: account, what: 'profile' })
  await phone.hears({ type: 'changed', topic: account, what: 'profile' })
  expect(phone.heard.filter((message) => 'topic' in message && message.topic === topic)).toEqual([])
})

const text = { type: 'text', text: 'Rain over the harbor.' }
const article = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }

const publish = async (creator: SignedInScope) => {
  const body = { type: 'article', title: 'Rain', article } as const
  const { content } = await catalogRoutes.createContent(creator, { ...nothing, body }, exchange)
  const wish = { when: 'ready', rightsConfirmed: true } as const
  const params = { id: ContentId.parse(content.id) }
  await catalogRoutes.publishContent(creator, { ...nothing, params, body: wish }, exchange)
  return params
}

it('hears that somebody they follow has published, and that it is gone again', async () => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  const stranger = await person(world, false)
  await follow(fan, creator)
  world.clock.advance(1_000)
  const [own, other] = [await connect(fan), await connect(stranger)]
  for (const one of [own, other]) {
    one.say('subscribe_notifications')
    await one.hears({ type: 'subscribed' })
    one.heard.length = 0
  }
  const told = {
    type: 'changed',
    topic: `notifications:${fan.actor.accountId}`,
    what: 'notifications',
  }
  const params = await publish(creator)
  await deliverAll(world, notificationSubscribers)
  await own.hears(told)
  expect((await notificationRoutes.readUnread(fan, nothing, exchange)).unseen).toBe(1)
  own.heard.length = 0
  await catalogRoutes.unpublishContent(creator, { ...nothing, params }, exchange)
  await deliverAll(world, notificationSubscribers)
  await own.hears(told)
  expect((await notificationRoutes.readUnread(fan, nothing, exchange)).unseen).toBe(0)
  expect(other.heard).toEqual([])
})
