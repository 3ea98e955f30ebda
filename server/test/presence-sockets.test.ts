import type { ServerMessage } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { messagingSubscribers } from '../src/domains/messaging/index.ts'
import {
  accept,
  ask,
  block,
  contactsOf,
  idOf,
  open,
  openGroup,
  openPair,
} from '../src/domains/messaging/test/talk.ts'
import { suspendPerson } from '../src/domains/profiles/index.ts'
import { socialSubscribers } from '../src/domains/social/index.ts'
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

/** A page of this person that shows another, and what it is told of them. */
const watch = async (by: SignedInScope, other: SignedInScope) => {
  const { heard, say } = await sockets.connect(by)
  const subscribe = async () => {
    const before = heard.length
    say('subscribe', { topic: `presence:${idOf(other)}` })
    await vi.waitFor(() => {
      const answers = heard.slice(before).filter(({ type }) => /subscribed|error/.test(type))
      expect(answers).toHaveLength(1)
    })
    return heard.some(({ type }, at) => at >= before && type === 'subscribed')
  }
  const statuses = () =>
    heard.filter(
      (one): one is Extract<ServerMessage, { type: 'user_status' }> =>
        one.type === 'user_status' && one.userId === idOf(other),
    )
  return {
    subscribe,
    statuses,
    joined: await subscribe(),
    /** The newest that was told. */
    shows: (expected: object, patience = 3_000) =>
      vi.waitFor(() => expect(statuses().at(-1)).toMatchObject(expected), patience),
  }
}

const here = { isOnline: true, lastSeen: null }
const nothing = { isOnline: false, lastSeen: null }
const show = (by: SignedInScope, activityStatus: boolean) =>
  ask(by, 'updateMessagePrivacy', { body: { activityStatus } })
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('whether somebody is here', () => {
  it('is told right after subscribing and with each change, not while they reload', async () => {
    const { creator, fan } = await openPair(world)
    const page = await watch(fan, creator)
    await page.shows(nothing)
    const first = await sockets.connect(creator)
    await page.shows(here)
    await sockets.connect(creator).then(({ hangUp }) => hangUp())
    first.hangUp()
    const again = await sockets.connect(creator)
    const late = await watch(fan, creator)
    await late.shows(here)
    again.hangUp()
    const left = Date.now()
    await page.shows({ isOnline: false, lastSeen: expect.any(String) }, 15_000)
    expect(Date.now() - left).toBeGreaterThan(5_000)
    expect(Math.abs(Date.parse(page.statuses().at(-1)?.lastSeen ?? '') - left)).toBeLessThan(2_000)
    expect(page.statuses()).toHaveLength(3)
    await (await watch(fan, creator)).shows({ isOnline: false, lastSeen: expect.any(String) })
  }, 30_000)

  it('is not there for who has no conversation with them, or none that they have accepted', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    expect((await watch(fan, creator)).joined).toBe(false)
    const id = await open(fan, creator)
    expect((await watch(fan, creator)).joined).toBe(false)
    expect((await watch(creator, fan)).joined).toBe(true)
    await accept(creator, id)
    expect((await watch(fan, creator)).joined).toBe(true)
  })

  it('is not there across a block, also where it was heard before, nor of who is suspended', async () => {
    const { creator, fan } = await openPair(world)
    const pages = [await watch(fan, creator), await watch(creator, fan)]
    await Promise.all(pages.map((page) => page.shows(here)))
    await block(creator, fan)
    await deliverAll(world, socialSubscribers)
    for (const page of pages)
      await vi.waitFor(async () => expect(await page.subscribe()).toBe(false))
    const other = await openPair(world)
    await world.scope().transact((tx) => suspendPerson(tx, idOf(other.creator), world.clock.now()))
    expect((await watch(other.fan, other.creator)).joined).toBe(false)
  })

  it('ends for both sides when somebody leaves the group that they had in common', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one, two])
    const page = await watch(two, one)
    await page.shows(nothing)
    await ask(one, 'removeMember', { params: { id }, query: {} })
    await deliverAll(world, messagingSubscribers)
    await settled()
    await sockets.connect(one)
    await settled()
    expect(page.statuses()).toHaveLength(1)
    expect(await page.subscribe()).toBe(false)
  })
})

describe('whoever hides it', () => {
  it('is gone at once for those who listen, without a last time, and nothing more is told', async () => {
    const { creator, fan } = await openPair(world)
    const page = await watch(fan, creator)
    const socket = await sockets.connect(creator)
    await page.shows(here)
    await show(creator, false)
    await page.shows(nothing, 1_000)
    const count = page.statuses().length
    socket.hangUp()
    await sockets.connect(creator)
    await settled()
    expect(page.statuses()).toHaveLength(count)
    const late = await watch(fan, creator)
    await late.shows(nothing)
    await show(creator, true)
    await page.shows(here)
    await late.shows(here)
  })

  it('does not see it of others, from the moment on until they show it again', async () => {
    const { creator, fan } = await openPair(world)
    await sockets.connect(creator)
    const page = await watch(fan, creator)
    await page.shows(here)
    await show(fan, false)
    await page.shows(nothing)
    const late = await watch(fan, creator)
    await late.shows(nothing)
    await show(creator, false)
    await show(creator, true)
    await settled()
    expect(late.statuses()).toHaveLength(1)
    await show(fan, true)
    await page.shows(here)
    await late.shows(here)
  })

  it('without a socket is hidden too, and by the event where it could not be told', async () => {
    const { creator, fan } = await openPair(world)
    const socket = await sockets.connect(creator)
    const page = await watch(fan, creator)
    await page.shows(here)
    socket.hangUp()
    const away = { ...creator.push, recheckAccounts: () => Promise.reject(new Error('away')) }
    await show({ ...creator, push: away }, false)
    await deliverAll(world, messagingSubscribers)
    await page.shows(nothing)
  })
})

describe('typing', () => {
  const talk = async (by: SignedInScope, id: string) => {
    const socket = await sockets.connect(by)
    socket.say('subscribe', { topic: `conversation:${id}` })
    await vi.waitFor(() => expect(socket.heard[0]?.type).toBe('subscribed'))
    const typing = () => socket.heard.filter(({ type }) => type === 'typing')
    return {
      ...socket,
      typing,
      type: () => socket.say('typing', { conversationId: id, isTyping: true }),
    }
  }

  it('is told to the others, at most once a second, and is taken only from who has joined', async () => {
    const { creator, fan, id } = await openPair(world)
    const [mine, theirs] = [await talk(fan, id), await talk(creator, id)]
    for (let count = 0; count < 5; count++) mine.type()
    await vi.waitFor(() => expect(theirs.typing()).toHaveLength(1))
    expect(theirs.typing()[0]).toEqual({
      type: 'typing',
      conversationId: id,
      userId: idOf(fan),
      isTyping: true,
    })
    await settled()
    expect([mine.typing().length, theirs.typing().length]).toEqual([0, 1])
    const outside = await sockets.connect(fan)
    outside.say('typing', { conversationId: id, isTyping: true })
    await vi.waitFor(() => expect(outside.heard[0]).toMatchObject({ code: 'topic-not-found' }))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    mine.type()
    await vi.waitFor(() => expect(theirs.typing()).toHaveLength(2))
  })

  it('is not told of a request, by whoever hides it, or past a block in a group', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const request = await open(fan, creator)
    const asked = [await talk(creator, request), await talk(fan, request)]
    for (const page of asked) page.type()

    const hiding = await openPair(world)
    await show(hiding.fan, false)
    const hidden = [await talk(hiding.creator, hiding.id), await talk(hiding.fan, hiding.id)]
    hidden[1]?.type()

    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const group = await openGroup(owner, [one, two])
    await block(two, one)
    const inGroup = [await talk(owner, group), await talk(two, group)]
    ;(await talk(one, group)).type()

    await settled()
    for (const page of [...asked, ...hidden, ...inGroup]) expect(page.typing()).toEqual([])
    inGroup[0]?.type()
    await vi.waitFor(() => expect(inGroup[1]?.typing()).toHaveLength(1))
  })

  it('is told to lists too, less often, and not to those who hide that they are here', async () => {
    const { creator, fan, id } = await openPair(world)
    const list = async (by: SignedInScope) => {
      const socket = await sockets.connect(by)
      const topic = `account:${idOf(by)}`
      socket.say('subscribe', { topic })
      await vi.waitFor(() => expect(socket.heard[0]?.type).toBe('subscribed'))
      return { topic, told: () => socket.heard.filter(({ type }) => type === 'member_typing') }
    }
    const [mine, theirs, page] = [await list(fan), await list(creator), await talk(fan, id)]
    page.type()
    const said = { type: 'member_typing', topic: theirs.topic, conversationId: id }
    await vi.waitFor(() =>
      expect(theirs.told()).toEqual([{ ...said, userId: idOf(fan), isTyping: true }]),
    )
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    page.type()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect([mine.told().length, theirs.told().length]).toEqual([0, 1])
    page.say('typing', { conversationId: id, isTyping: false })
    await vi.waitFor(() => expect(theirs.told()).toHaveLength(2))
    await show(creator, false)
    const other = await talk(fan, id)
    other.type()
    await settled()
    expect(theirs.told()).toHaveLength(2)
  }, 20_000)
})
