import type { ConversationId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { messagingSubscribers } from '../src/domains/messaging/index.ts'
import {
  ask,
  block,
  contactsOf,
  idOf,
  openGroup,
  openPair,
  react,
  send,
} from '../src/domains/messaging/test/talk.ts'
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

/** An open page of this person on this topic, and what it heard since it was asked last. */
const listen = async (scope: SignedInScope, topic: string) => {
  const { heard, say } = await sockets.connect(scope)
  const join = async () => {
    say('subscribe', { topic })
    await vi.waitFor(() => expect(heard.at(-1)?.type).toMatch(/subscribed|error/))
    return heard.splice(0).at(-1)?.type === 'subscribed'
  }
  return { heard, join, joined: await join() }
}
const talk = (scope: SignedInScope, id: ConversationId) => listen(scope, `conversation:${id}`)

it('a message is heard whole by those in the conversation as soon as it is sent', async () => {
  const { creator, fan, id } = await openPair(world)
  const page = await talk(creator, id)
  expect(page.joined).toBe(true)
  expect((await talk(await person(world, false), id)).joined).toBe(false)
  const message = await send(fan, id, 'Hello')
  await vi.waitFor(() => expect(page.heard).toHaveLength(1))
  expect(page.heard[0]).toMatchObject({
    type: 'message',
    conversationId: id,
    message: { id: message.id, seq: 1, content: 'Hello', senderId: idOf(fan) },
  })
  page.heard.length = 0
  const params = { id: message.id }
  await ask(fan, 'editMessage', { params, body: { content: 'Hello!' } })
  await ask(creator, 'markConversationRead', { params: { id } })
  await ask(fan, 'deleteMessage', { params })
  await vi.waitFor(() =>
    expect(page.heard).toMatchObject([
      { type: 'changed', what: 'messages' },
      { type: 'read', userId: idOf(creator), seq: 1 },
      { type: 'message_deleted', messageId: message.id, seq: 1 },
    ]),
  )
})

it('a page that joins late hears that there were messages', async () => {
  const { creator, fan, id } = await openPair(world)
  await send(fan, id, 'Hello')
  const { heard, say } = await sockets.connect(creator)
  say('subscribe', { topic: `conversation:${id}` })
  await vi.waitFor(() =>
    expect(heard).toMatchObject([{ type: 'subscribed', lateChanges: [{ what: 'message' }] }]),
  )
})

it('a reaction is heard as a change of its message, and the same one again is not', async () => {
  const { creator, fan, id } = await openPair(world)
  const message = await send(fan, id, 'Hello')
  const page = await talk(fan, id)
  for (const emoji of ['❤️', '❤️', '🔥']) await react(creator, message.id, emoji)
  const told = { type: 'reacted', conversationId: id, seq: 1 }
  await vi.waitFor(() =>
    expect(page.heard).toEqual([
      { ...told, changes: 1 },
      { ...told, changes: 2 },
    ]),
  )
  page.heard.length = 0
  await deliverAll(world, messagingSubscribers)
  await vi.waitFor(() => expect(page.heard).toContainEqual({ ...told, changes: 2 }))
})

it('the events tell the last number once, and every member’s list', async () => {
  const { creator, fan, id } = await openPair(world)
  await deliverAll(world, messagingSubscribers)
  for (const content of ['one', 'two', 'three']) await send(fan, id, content)
  const page = await talk(creator, id)
  const lists = [
    await listen(creator, `account:${idOf(creator)}`),
    await listen(fan, `account:${idOf(fan)}`),
  ]
  await deliverAll(world, messagingSubscribers)
  await vi.waitFor(() =>
    expect(page.heard).toEqual([{ type: 'last_message', conversationId: id, seq: 3 }]),
  )
  for (const list of lists) {
    await vi.waitFor(() => expect(list.heard).toMatchObject([{ what: 'conversations' }]))
  }
})

it('a message is sent while Redis is away', async () => {
  const { creator, fan, id } = await openPair(world)
  const away = { ...fan.push, send: () => Promise.reject(new Error('Redis is away')) }
  await send({ ...fan, push: away }, id, 'Hello')
  const { messages } = await ask(creator, 'listMessages', { params: { id }, query: { limit: 5 } })
  expect(messages).toHaveLength(1)
})

it('whoever was taken out of a group hears nothing more, and cannot come back', async () => {
  const owner = await person(world, true)
  const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
  const id = await openGroup(owner, [one, two])
  const [left, stays] = [await talk(one, id), await talk(two, id)]
  await ask(owner, 'removeMember', { params: { id }, query: { userId: idOf(one) } })
  await vi.waitFor(async () => {
    left.heard.length = 0
    await send(owner, id, 'Without you')
    await vi.waitFor(() => expect(stays.heard.length).toBeGreaterThan(0))
    expect(left.heard).toEqual([])
  })
  expect(await left.join()).toBe(false)
})

it('in a group with a block between two of them no body is sent to anybody', async () => {
  const owner = await person(world, true)
  const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
  const id = await openGroup(owner, [one, two])
  await block(two, one)
  const page = await talk(two, id)
  await send(one, id, 'Not for them')
  await send(owner, id, 'For everyone')
  await ask(one, 'markConversationRead', { params: { id } })
  await vi.waitFor(() =>
    expect(page.heard).toMatchObject([
      { type: 'last_message', seq: 1 },
      { type: 'message', message: { content: 'For everyone' } },
    ]),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(JSON.stringify(page.heard)).not.toContain(idOf(one))
})

it('a block ends what both hear of their conversation', async () => {
  const { creator, fan, id } = await openPair(world)
  const pages = [await talk(creator, id), await talk(fan, id)]
  await block(fan, creator)
  await deliverAll(world, socialSubscribers)
  for (const page of pages) {
    await vi.waitFor(async () => {
      page.heard.length = 0
      const message = { type: 'last_message', conversationId: id, seq: 1 } as const
      await world.platform.push.send(`conversation:${id}`, message)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(page.heard).toEqual([])
    })
    expect(await page.join()).toBe(false)
  }
})
