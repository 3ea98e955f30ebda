import { randomUUID } from 'node:crypto'
import type { AccountId, BroadcastId, ConversationId, MessageId, TierId } from '@fanfare/contract'
import { limits } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, refuses } from '../../../../test/browser.ts'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { grantAccess, revokeGrant, tierResource } from '../../entitlements/index.ts'
import { suspendPerson } from '../../profiles/index.ts'
import { canHearConversation } from '../conversations/membership.ts'
import { ask, block, history, idOf, listed, open, openPair, send, unblock } from '../test/talk.ts'
import { broadcastDue } from './due.ts'
import { tellBroadcasts } from './subscribers.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const newTier = () => randomUUID() as TierId

const join = (fan: SignedInScope, creatorId: AccountId, tierId: TierId, endsAt?: Date) =>
  world.scope().transact((tx) =>
    grantAccess(
      tx,
      {
        accountId: idOf(fan),
        resource: tierResource(creatorId, tierId),
        source: 'subscription',
        sourceId: randomUUID(),
        ...(endsAt ? { endsAt } : {}),
      },
      world.clock.now(),
    ),
  )
const leave = (fan: SignedInScope, creatorId: AccountId, tierId: TierId) =>
  world
    .scope()
    .transact((tx) =>
      revokeGrant(
        tx,
        { accountId: idOf(fan), resource: tierResource(creatorId, tierId) },
        world.clock.now(),
      ),
    )

interface Wish {
  readonly tierId?: TierId
  readonly inMs?: number
}
const sendAtOf = (inMs: number | undefined) =>
  inMs === undefined ? null : new Date(world.clock.now().getTime() + inMs).toISOString()

/** At a moment of its own, so that it is before or after what else happens. */
const broadcast = async (by: SignedInScope, text: string, { tierId, inMs }: Wish = {}) => {
  world.clock.advance(1000)
  const body = { text, tierId: tierId ?? null, sendAt: sendAtOf(inMs) }
  const sent = await ask(by, 'createBroadcast', { body })
  world.clock.advance(1000)
  return { ...sent.broadcast, id: sent.broadcast.id as BroadcastId }
}

/** A creator, and a fan who has one of their tiers. */
const begin = async () => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  const tierId = newTier()
  await join(fan, idOf(creator), tierId)
  return { creator, fan, tierId }
}

/** The channel of this creator as the fan has it. */
const channelOf = async (fan: SignedInScope, creator: SignedInScope) => {
  const all = await listed(fan)
  return all.find(
    ({ type, participants }) =>
      type === 'broadcast' && participants.some(({ id }) => id === idOf(creator)),
  )
}
const textsOf = async (fan: SignedInScope, creator: SignedInScope, limit = 50) => {
  const channel = await channelOf(fan, creator)
  if (!channel) return []
  return (await history(fan, channel.id as ConversationId, limit)).map(({ content }) => content)
}

describe('who has it', () => {
  it('is who held the tier when it was sent: leavers keep it, who comes later does not see it', async () => {
    const { creator, fan, tierId } = await begin()
    await broadcast(creator, 'One')
    await leave(fan, idOf(creator), tierId)
    await broadcast(creator, 'Two')
    const late = await person(world, false)
    await join(late, idOf(creator), tierId)
    await broadcast(creator, 'Three')
    expect(await textsOf(fan, creator)).toEqual(['One'])
    expect(await textsOf(late, creator)).toEqual(['Three'])
    await join(fan, idOf(creator), tierId)
    await broadcast(creator, 'Four')
    expect(await textsOf(fan, creator)).toEqual(['Four', 'One'])
    expect(await textsOf(await person(world, false), creator)).toEqual([])
  })

  it('is who has the tier that it names, or any', async () => {
    const { creator, fan, tierId } = await begin()
    const other = await person(world, false)
    const otherTier = newTier()
    await join(other, idOf(creator), otherTier)
    await broadcast(creator, 'All')
    await broadcast(creator, 'Mine', { tierId })
    await broadcast(creator, 'Nobody’s', { tierId: newTier() })
    expect(await textsOf(fan, creator, 1)).toEqual(['Mine', 'All'])
    expect(await textsOf(other, creator)).toEqual(['All'])
  })

  it('ends by itself with the tier', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    await join(fan, idOf(creator), newTier(), new Date(world.clock.now().getTime() + day))
    await broadcast(creator, 'In time')
    world.clock.advance(day)
    await broadcast(creator, 'Too late')
    expect(await textsOf(fan, creator)).toEqual(['In time'])
  })
})

describe('a channel', () => {
  it('stands among the conversations, in their order and across pages', async () => {
    const { creator, fan, id } = await openPair(world)
    const others = [await person(world, true), await person(world, true)]
    const tierId = newTier()
    for (const one of others) await join(fan, idOf(one), tierId)
    await broadcast(others[0] as SignedInScope, 'First')
    await send(creator, id, 'Between')
    await broadcast(others[1] as SignedInScope, 'Last')
    const seen: unknown[] = []
    let cursor: string | undefined
    do {
      const query = { tab: 'all' as const, q: '', limit: 1, cursor }
      const page = await ask(fan, 'listConversations', { query })
      seen.push(...page.conversations.map(({ lastMessage }) => lastMessage?.content))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['Last', 'Between', 'First'])
    expect((await listed(fan, 'groups')).length).toBe(0)
    expect((await listed(fan, 'requests')).length).toBe(0)
  })

  it('counts what is unread, is read and is deleted for oneself', async () => {
    const { creator, fan } = await begin()
    await broadcast(creator, 'One')
    await broadcast(creator, 'Two')
    const channel = await channelOf(fan, creator)
    const id = channel?.id as ConversationId
    expect(channel).toMatchObject({ type: 'broadcast', unreadCount: 2, folder: 'inbox' })
    expect(await ask(fan, 'readUnreadConversations')).toEqual({ inbox: 1, requests: 0 })
    expect((await listed(fan, 'unread')).map((one) => one.id)).toEqual([id])
    expect(await ask(fan, 'markConversationRead', { params: { id } })).toMatchObject({
      unreadCount: 0,
    })
    expect(await ask(fan, 'readUnreadConversations')).toEqual({ inbox: 0, requests: 0 })
    expect(await listed(fan, 'unread')).toEqual([])
    expect((await channelOf(fan, creator))?.unreadCount).toBe(0)
    await ask(fan, 'deleteConversation', { params: { id } })
    expect(await channelOf(fan, creator)).toBeUndefined()
    await refuses(ask(fan, 'readConversation', { params: { id } }), 'conversation.not-found')
    await broadcast(creator, 'Three')
    expect(await textsOf(fan, creator)).toEqual(['Three'])
    expect((await channelOf(fan, creator))?.unreadCount).toBe(1)
  })

  it('is only read: nobody writes, joins or leaves there', async () => {
    const { creator, fan } = await begin()
    await broadcast(creator, 'One')
    const id = (await channelOf(fan, creator))?.id as ConversationId
    const { abilities } = await ask(fan, 'readConversation', { params: { id } })
    expect(abilities.write).toBe(false)
    await refuses(send(fan, id, 'Hello'), 'message.not-allowed')
    const notGroup = 'conversation.not-a-group'
    await refuses(ask(fan, 'removeMember', { params: { id }, query: {} }), notGroup)
    const body = { userIds: [idOf(creator)] }
    await refuses(ask(fan, 'addMembers', { params: { id }, body }), notGroup)
    const [message] = await history(fan, id)
    expect(message).toMatchObject({ origin: 'broadcast', senderId: idOf(creator), isRead: false })
    const params = { id: message?.id as MessageId }
    await refuses(ask(fan, 'deleteMessage', { params }), 'message.not-found')
  })

  it('is not there for others, behind a block or with who is suspended', async () => {
    const { creator, fan } = await begin()
    await broadcast(creator, 'A secret')
    const id = (await channelOf(fan, creator))?.id as ConversationId
    expect(await canHearConversation(fan, id)).toBe(true)
    const isGone = async (by: SignedInScope) => {
      const query = { limit: 20 }
      const answers = [
        await refusal(ask(by, 'readConversation', { params: { id } })),
        await refusal(ask(by, 'listMessages', { params: { id }, query })),
        await refusal(ask(by, 'markConversationRead', { params: { id } })),
        await refusal(ask(by, 'deleteConversation', { params: { id } })),
        await refusal(send(by, id, 'Hello')),
      ]
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['conversation.not-found']))
      expect(await canHearConversation(by, id)).toBe(false)
      expect(await channelOf(by, creator)).toBeUndefined()
      expect(await ask(by, 'readUnreadConversations')).toEqual({ inbox: 0, requests: 0 })
    }
    await isGone(await person(world, false))
    await isGone(await person(world, true))
    await block(fan, creator)
    await isGone(fan)
    await unblock(fan, creator)
    expect(await textsOf(fan, creator)).toEqual(['A secret'])
    await world.scope().transact((tx) => suspendPerson(tx, idOf(creator), world.clock.now()))
    await isGone(fan)
  })

  it('is answered in a direct conversation', async () => {
    const { creator, fan } = await begin()
    await broadcast(creator, 'One')
    await send(fan, await open(fan, creator), 'I like it')
    const all = [...(await listed(creator)), ...(await listed(creator, 'requests'))]
    expect(all.map(({ type, lastMessage }) => [type, lastMessage?.content])).toEqual([
      ['direct', 'I like it'],
    ])
  })
})

describe('its creator', () => {
  const list = async (by: SignedInScope) =>
    (await ask(by, 'listBroadcasts', { query: { limit: 20 } })).broadcasts

  it('schedules it, changes it and cancels it until it is sent', async () => {
    const { creator, fan, tierId } = await begin()
    const later = await broadcast(creator, 'Soon', { inMs: day })
    const never = await broadcast(creator, 'Never', { inMs: day })
    expect(await textsOf(fan, creator)).toEqual([])
    const body = { text: 'Soon, changed', tierId, sendAt: sendAtOf(2 * day) }
    const params = { id: later.id }
    await ask(creator, 'updateBroadcast', { params, body })
    await ask(creator, 'deleteBroadcast', { params: { id: never.id } })
    world.clock.advance(day)
    await runDue(world.scope(), broadcastDue)
    expect(await textsOf(fan, creator)).toEqual([])
    world.clock.advance(day)
    await runDue(world.scope(), broadcastDue)
    expect(await textsOf(fan, creator)).toEqual(['Soon, changed'])
    const id = (await channelOf(fan, creator))?.id as ConversationId
    expect((await history(fan, id))[0]?.origin).toBe('scheduled')
    await refuses(ask(creator, 'updateBroadcast', { params, body }), 'broadcast.already-sent')
    await runDue(world.scope(), broadcastDue)
    expect(await history(fan, id)).toHaveLength(1)
    expect(await list(creator)).toMatchObject([{ text: 'Soon, changed', reach: 1 }])
  })

  it('is told how many had it, and deletes it for everyone', async () => {
    const { creator, fan, tierId } = await begin()
    const guests = [await person(world, false), await person(world, false)]
    for (const one of guests) await join(one, idOf(creator), newTier())
    await join(fan, idOf(creator), newTier())
    await broadcast(creator, 'Mine', { tierId })
    const all = await broadcast(creator, 'All')
    await leave(fan, idOf(creator), tierId)
    expect(await list(creator)).toMatchObject([{ reach: null }, { reach: null }])
    await runDue(world.scope(), broadcastDue)
    expect((await list(creator)).map(({ text, reach }) => [text, reach])).toEqual([
      ['All', 3],
      ['Mine', 1],
    ])
    await ask(creator, 'deleteBroadcast', { params: { id: all.id } })
    expect(await textsOf(fan, creator)).toEqual(['Mine'])
    expect((await channelOf(fan, creator))?.unreadCount).toBe(1)
    expect((await list(creator)).map(({ text }) => text)).toEqual(['Mine'])
  })

  it('has open pages told once it is counted, which is after it was sent', async () => {
    const { creator } = await begin()
    const told: string[] = []
    const push = {
      ...world.platform.push,
      send: async (topic: string) => void told.push(topic),
      tellFollowers: async () => {},
    }
    const scope: World['scope'] = (actor) => ({ ...world.scope(actor), push })
    const deliver = () => deliverAll({ ...world, scope }, [tellBroadcasts])
    await broadcast(creator, 'Counted later')
    await deliver()
    told.length = 0
    await runDue(world.scope(), broadcastDue)
    await deliver()
    expect(told).toContain(`account:${idOf(creator)}`)
  })

  it('has it to themselves', async () => {
    const { creator } = await begin()
    const { id } = await broadcast(creator, 'One', { inMs: day })
    const other = await person(world, true)
    const missing = 'broadcast.not-found'
    const body = { text: 'Mine', tierId: null, sendAt: null }
    await refuses(ask(other, 'updateBroadcast', { params: { id }, body }), missing)
    await refuses(ask(other, 'deleteBroadcast', { params: { id } }), missing)
    expect(await list(other)).toEqual([])
  })

  it('writes so many in a day, and none for the past or for too late', async () => {
    const { creator } = await begin()
    const wrong = 'broadcast.wrong-time'
    await refuses(broadcast(creator, 'Late', { inMs: -minute }), wrong)
    const tooFar = (limits.broadcastAheadDays + 1) * day
    await refuses(broadcast(creator, 'Far', { inMs: tooFar }), wrong)
    for (let at = 0; at < limits.broadcastsPerDay; at++) await broadcast(creator, `${at}`)
    await refuses(broadcast(creator, 'One more'), 'broadcast.too-many')
    world.clock.advance(day)
    await broadcast(creator, 'Tomorrow')
  })

  it('sends none while suspended', async () => {
    const { creator } = await begin()
    const { id } = await broadcast(creator, 'Soon', { inMs: hour })
    await world.scope().transact((tx) => suspendPerson(tx, idOf(creator), world.clock.now()))
    world.clock.advance(hour)
    await runDue(world.scope(), broadcastDue)
    const [row] = await list(creator)
    expect(row).toMatchObject({ id, sentAt: null })
  })
})
