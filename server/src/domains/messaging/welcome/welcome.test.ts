import { randomUUID } from 'node:crypto'
import type { MayWrite, SubscriptionId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { suspendPerson } from '../../profiles/index.ts'
import { accept, ask, block, follow, history, idOf, listed, open, send } from '../test/talk.ts'
import { welcomeSubscribers } from './subscribers.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await deliverAll(world, [welcomeSubscribers])
})
afterAll(() => world.close())

const text = 'Thanks for being here'

const write = (by: SignedInScope, isOn: boolean, words = text) =>
  ask(by, 'updateWelcomeMessage', { body: { isOn, text: words } })

/** A creator who welcomes, and a fan who takes messages of theirs. */
const begin = async (mayWrite: MayWrite = 'everyone') => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  await write(creator, true)
  await ask(fan, 'updateMessagePrivacy', { body: { mayWrite } })
  return { creator, fan }
}

type From = null | 'incomplete' | 'past_due'

const subscribe = async (fan: SignedInScope, creator: SignedInScope, from: From = null) => {
  await world.scope().transact(async (tx) =>
    tx.emit('billing.subscription-changed', {
      subscriptionId: randomUUID() as SubscriptionId,
      accountId: idOf(fan),
      creatorId: idOf(creator),
      from,
      to: 'active',
      by: 'paid',
    }),
  )
  await deliverAll(world, [welcomeSubscribers])
}

/** What the fan has of it, wherever it lies. */
const welcomed = async (fan: SignedInScope) => {
  const all = [...(await listed(fan)), ...(await listed(fan, 'requests'))]
  return all.map(({ lastMessage, unreadCount }) => [lastMessage?.content, unreadCount])
}

describe('whoever subscribes', () => {
  it('is welcomed once, by a message that says it was automatic', async () => {
    const { creator, fan } = await begin()
    await subscribe(fan, creator)
    await subscribe(fan, creator, 'incomplete')
    expect(await welcomed(fan)).toEqual([[text, 1]])
    const id = await open(fan, creator)
    expect(await history(fan, id)).toMatchObject([{ content: text, origin: 'automatic' }])
    const typed = await send(fan, id, 'Hello')
    expect(typed.origin).toBe('typed')
  })

  it('is not welcomed anew after it was deleted', async () => {
    const { creator, fan } = await begin()
    await subscribe(fan, creator)
    const [message] = await history(creator, await open(creator, fan))
    await ask(creator, 'deleteMessage', { params: { id: message?.id as never } })
    await subscribe(fan, creator)
    expect(await history(fan, await open(fan, creator))).toEqual([])
  })

  it('is not welcomed by who has turned it off, nor when something only goes on', async () => {
    const { creator, fan } = await begin()
    await subscribe(fan, creator, 'past_due')
    await write(creator, false)
    await subscribe(fan, creator)
    expect(await welcomed(fan)).toEqual([])
    expect(await ask(creator, 'readWelcomeMessage')).toEqual({ isOn: false, text })
  })
})

describe('their setting decides', () => {
  it.each([
    ['everyone', false, 'request'],
    ['following', false, 'nowhere'],
    ['following', true, 'inbox'],
    ['nobody', true, 'nowhere'],
  ] as const)('%s, who follows the creator: %s, has it in %s', async (who, follows, where) => {
    const { creator, fan } = await begin(who)
    if (follows) await follow(fan, creator)
    await subscribe(fan, creator)
    const [inbox, requests] = [await listed(fan), await listed(fan, 'requests')]
    expect({ inbox: inbox.length, requests: requests.length }).toEqual({
      inbox: where === 'inbox' ? 1 : 0,
      requests: where === 'request' ? 1 : 0,
    })
  })

  it('has nothing from behind a block, in either direction, nor from who is suspended', async () => {
    const one = await begin()
    await block(one.fan, one.creator)
    await subscribe(one.fan, one.creator)
    const two = await begin()
    await block(two.creator, two.fan)
    await subscribe(two.fan, two.creator)
    const three = await begin()
    await world.scope().transact((tx) => suspendPerson(tx, idOf(three.creator), world.clock.now()))
    await subscribe(three.fan, three.creator)
    for (const { fan } of [one, two, three]) expect(await welcomed(fan)).toEqual([])
  })

  it('has no link in a request', async () => {
    const { creator, fan } = await begin()
    await write(creator, true, 'See https://example.test')
    await subscribe(fan, creator)
    expect(await welcomed(fan)).toEqual([])
  })
})

describe('for the creator it is no answer', () => {
  it('leaves a request of the fan where it is', async () => {
    const { creator, fan } = await begin()
    const id = await open(fan, creator)
    await send(fan, id, 'Do you sell prints?')
    await subscribe(fan, creator)
    expect(await history(fan, id)).toHaveLength(2)
    expect((await listed(creator, 'requests')).map((one) => one.id)).toEqual([id])
    expect(await listed(creator)).toEqual([])
  })

  it('puts nothing into their list before the fan has written', async () => {
    const { creator, fan } = await begin()
    await subscribe(fan, creator)
    expect(await listed(creator)).toEqual([])
    const id = await open(fan, creator)
    await accept(fan, id)
    await send(fan, id, 'Thanks!')
    const all = [...(await listed(creator)), ...(await listed(creator, 'requests'))]
    expect(all.map((one) => one.id)).toEqual([id])
  })
})
