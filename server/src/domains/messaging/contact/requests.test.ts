import { randomUUID } from 'node:crypto'
import { type AccountId, limits, type MayWrite } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { spend } from '../../../platform/limit.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { grantAccess, levelResource } from '../../entitlements/index.ts'
import { requestsPerDay } from '../conversations/create-conversation.ts'
import { hasLink } from '../policy.ts'
import { accept, ask, follow, idOf, listed, open, openPair, send } from '../test/talk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const choose = (by: SignedInScope, mayWrite: MayWrite) =>
  ask(by, 'updateMessagePrivacy', { body: { mayWrite } })

const subscribe = (fan: SignedInScope, creatorId: AccountId) =>
  world.scope().transact((tx) =>
    grantAccess(
      tx,
      {
        accountId: idOf(fan),
        resource: levelResource(creatorId, 'subscribers'),
        source: 'subscription',
        sourceId: randomUUID(),
      },
      world.clock.now(),
    ),
  )

/** Whether a first message gets through, and where it lies. */
const reach = async (from: SignedInScope, to: SignedInScope) => {
  const tried = await open(from, to).then(
    (id) => ({ id }),
    (error: { code?: string }) => ({ code: error.code ?? String(error) }),
  )
  if ('code' in tried) return tried.code
  await send(from, tried.id, 'Hello')
  for (const [tab, name] of [
    ['all', 'inbox'],
    ['requests', 'request'],
  ] as const) {
    if ((await listed(to, tab)).some(({ id }) => id === tried.id)) return name
  }
  return 'nowhere'
}

const closed = 'message.not-allowed'

describe('who may write', () => {
  it('is everyone to creators, strangers as requests, and whom they follow to fans', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    expect(await ask(creator, 'readMessagePrivacy')).toEqual({
      mayWrite: 'everyone',
      readReceipts: true,
      activityStatus: true,
    })
    expect((await ask(fan, 'readMessagePrivacy')).mayWrite).toBe('following')
    expect(await reach(await person(world, false), creator)).toBe('request')
    expect(await reach(await person(world, false), fan)).toBe(closed)
    await follow(fan, creator)
    expect(await reach(creator, fan)).toBe('inbox')
  })

  it.each([
    ['everyone', 'request', 'inbox', 'inbox'],
    ['following', closed, 'inbox', closed],
    ['subscribers', closed, closed, 'inbox'],
    ['nobody', closed, closed, closed],
  ] as const)(
    'with %s: a stranger %s, somebody followed %s, a subscriber %s',
    async (who, ...expected) => {
      const creator = await person(world, true)
      const [stranger, followed, subscriber] = [
        await person(world, false),
        await person(world, true),
        await person(world, false),
      ]
      await choose(creator, who)
      await follow(creator, followed)
      await subscribe(subscriber, idOf(creator))
      const got = []
      for (const one of [stranger, followed, subscriber]) got.push(await reach(one, creator))
      expect(got).toEqual(expected)
    },
  )

  it('is asked with each message until they have answered, and never after', async () => {
    const { creator, fan, id } = await openPair(world)
    await choose(creator, 'nobody')
    await send(fan, id, 'Thanks for the answer')
    const stranger = await person(world, false)
    const other = await person(world, true)
    const request = await open(stranger, other)
    await send(stranger, request, 'Hello')
    await choose(other, 'nobody')
    await refuses(send(stranger, request, 'Hello?'), closed)
    const { abilities } = await ask(stranger, 'readConversation', { params: { id: request } })
    expect(abilities.write).toBe(false)
  })
})

describe('a request', () => {
  const begin = async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    return { creator, fan, id: await open(fan, creator) }
  }

  it('lies in a folder of its own until it is accepted or answered', async () => {
    const { creator, fan, id } = await begin()
    await send(fan, id, 'Hello')
    expect(await listed(creator)).toEqual([])
    expect((await listed(creator, 'requests'))[0]).toMatchObject({
      id,
      folder: 'request',
      abilities: { accept: true },
    })
    const mayAttach = async () =>
      (await ask(fan, 'readConversation', { params: { id } })).abilities.attach
    expect(await mayAttach()).toBe(false)
    await accept(creator, id)
    expect(await mayAttach()).toBe(true)
    expect(await listed(creator, 'requests')).toEqual([])
    expect((await listed(creator))[0]).toMatchObject({ id, folder: 'inbox' })

    const answered = await begin()
    await send(answered.fan, answered.id, 'Hello')
    await send(answered.creator, answered.id, 'Hi!')
    expect((await listed(answered.creator))[0]?.folder).toBe('inbox')
  })

  it('is not changed once its recipient hears from nobody', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const { id } = await send(fan, await open(fan, creator), 'Hello')
    const edit = () => ask(fan, 'editMessage', { params: { id }, body: { content: 'Hello again' } })
    await edit()
    await choose(creator, 'nobody')
    await refuses(edit(), closed)
  })

  it('carries no links, also not by an edit, until it is accepted', async () => {
    const { creator, fan, id } = await begin()
    await refuses(send(fan, id, 'See https://example.test'), 'message.no-links-yet')
    const message = await send(fan, id, 'See this')
    const edit = (content: string) =>
      ask(fan, 'editMessage', { params: { id: message.id }, body: { content } })
    await refuses(edit('See www.example.test'), 'message.no-links-yet')
    await accept(creator, id)
    expect((await edit('See www.example.test')).message.isEdited).toBe(true)
    await send(fan, id, 'And https://example.test')
  })

  it('holds a few messages until it is answered', async () => {
    const { creator, fan, id } = await begin()
    for (let at = 0; at < limits.requestMessages; at++) await send(fan, id, `${at}`)
    await refuses(send(fan, id, 'One more'), 'message.not-answered')
    await send(creator, id, 'Now I have read it')
    await send(fan, id, 'Great')
  })

  it('does not tell its sender that it was read', async () => {
    const { creator, fan, id } = await begin()
    await send(fan, id, 'Hello')
    await ask(creator, 'markConversationRead', { params: { id } })
    const read = async () =>
      (await ask(fan, 'listMessages', { params: { id }, query: { limit: 1 } })).messages[0]?.isRead
    expect(await read()).toBe(false)
    await accept(creator, id)
    expect(await read()).toBe(true)
  })

  it('is made to so many strangers in a day', async () => {
    const fan = await person(world, false)
    const [one, two] = [await person(world, true), await person(world, true)]
    for (let at = 1; at < limits.requestsPerDay; at++) {
      await spend(world.platform.cache, requestsPerDay, idOf(fan))
    }
    const id = await open(fan, one)
    await refuses(open(fan, two), 'request.too-many')
    expect(await open(fan, one)).toBe(id)
    await subscribe(fan, idOf(two))
    expect(await reach(fan, two)).toBe('inbox')
  })
})

it.each([
  ['https://example.test', true],
  ['look at www.example', true],
  ['example.com/free', true],
  ['HTTP://EXAMPLE', true],
  ['I liked it.Thanks', false],
  ['3.50 dollars, e.g. for a print', false],
  ['no link here', false],
])('%s: %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected)
})

it('keeps a choice that is not named', async () => {
  const creator = await person(world, true)
  await choose(creator, 'subscribers')
  const changed = await ask(creator, 'updateMessagePrivacy', { body: { readReceipts: false } })
  expect(changed).toEqual({
    mayWrite: 'subscribers',
    readReceipts: false,
    activityStatus: true,
  })
  expect(await ask(creator, 'readMessagePrivacy')).toEqual(changed)
})
