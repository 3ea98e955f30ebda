import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import {
  ask,
  contactsOf,
  history,
  listed,
  openGroup,
  openPair,
  send,
  unreadOf,
} from '../test/talk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const contentsOf = (messages: readonly { readonly content: string }[]) =>
  messages.map(({ content }) => content)

describe('sending', () => {
  it('again with the same id is the same message, and counts once', async () => {
    const { creator, fan, id } = await openPair(world)
    const clientId = randomUUID()
    const first = await send(fan, id, 'Hello', { clientId })
    const again = await send(fan, id, 'Hello', { clientId })
    expect(again).toEqual(first)
    expect(contentsOf(await history(creator, id))).toEqual(['Hello'])
    expect(await unreadOf(creator, id)).toBe(1)
  })

  it('at the same moment with the same id is one message too', async () => {
    const { creator, fan, id } = await openPair(world)
    const clientId = randomUUID()
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => send(fan, id, 'Hello', { clientId })),
    )
    expect(new Set(sent.map((message) => message.id)).size).toBe(1)
    expect(await history(creator, id)).toHaveLength(1)
    expect(await unreadOf(creator, id)).toBe(1)
  })

  it('an id belongs to its sender and its conversation', async () => {
    const { creator, fan, id } = await openPair(world)
    const clientId = randomUUID()
    await send(fan, id, 'From a fan', { clientId })
    await send(creator, id, 'From a creator', { clientId })
    expect(contentsOf(await history(fan, id))).toEqual(['From a creator', 'From a fan'])
  })

  it('again after it was deleted brings nothing back', async () => {
    const { creator, fan, id } = await openPair(world)
    const clientId = randomUUID()
    const { id: messageId } = await send(fan, id, 'Oh no', { clientId })
    await ask(fan, 'deleteMessage', { params: { id: messageId } })
    await refuses(send(fan, id, 'Oh no', { clientId }), 'request.done-before')
    expect(await history(creator, id)).toEqual([])
  })

  it('by many at once has one order without gaps, the same for everyone', async () => {
    const { creator: owner } = await openPair(world)
    const others = await contactsOf(world, owner, 3)
    const id = await openGroup(owner, others)
    const everyone = [owner, ...others]
    const sent = []
    // As many at once as there are connections for, however busy the machine is.
    for (let round = 0; round < 6; round++) {
      const write = (one: SignedInScope, at: number) => send(one, id, `${round} by ${at}`)
      sent.push(...(await Promise.all(everyone.map(write))))
    }
    expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, at) => at + 1),
    )
    const [first, ...rest] = await Promise.all(
      everyone.map(async (one) =>
        (await history(one, id)).map((message) => [message.seq, message.content]),
      ),
    )
    expect(first).toHaveLength(24)
    for (const one of rest) expect(one).toEqual(first)
  })

  it('keeps the order by time when a clock goes back', async () => {
    const { fan, id } = await openPair(world)
    const early = { ...fan, now: () => new Date(world.clock.now().getTime() - 60_000) }
    await send(fan, id, 'First')
    await send(early, id, 'Second')
    const [second, first] = await history(fan, id)
    expect(second?.content).toBe('Second')
    expect(Date.parse(second?.timestamp ?? '')).toBeGreaterThanOrEqual(
      Date.parse(first?.timestamp ?? ''),
    )
  })

  it('answers a message of the same conversation only, and quotes its beginning', async () => {
    const { creator, fan, id } = await openPair(world)
    const elsewhere = await openPair(world)
    const other = await send(elsewhere.fan, elsewhere.id, 'Private')
    const asked = await send(fan, id, 'When is the next one?')
    const answer = await send(creator, id, 'On Sunday', { replyTo: asked.id })
    expect(answer.replyTo).toMatchObject({ id: asked.id, content: 'When is the next one?' })
    await refuses(send(creator, id, 'No', { replyTo: other.id }), 'message.not-found')
    await ask(fan, 'deleteMessage', { params: { id: asked.id } })
    const [first] = await history(creator, id)
    expect(first?.replyTo).toMatchObject({ senderName: null, content: '' })
  })
})

describe('history', () => {
  it('is read in pages that neither repeat nor skip, while more is written', async () => {
    const { creator, fan, id } = await openPair(world)
    for (let at = 0; at < 17; at++) await send(at % 2 ? fan : creator, id, `${at}`)
    const whole = contentsOf(await history(fan, id))
    expect(whole).toEqual(Array.from({ length: 17 }, (_, at) => `${16 - at}`))
    for (const limit of [1, 4, 5, 17]) {
      expect(contentsOf(await history(fan, id, limit))).toEqual(whole)
    }
    const first = await ask(fan, 'listMessages', { params: { id }, query: { limit: 5 } })
    await send(creator, id, 'late')
    const query = { limit: 50, cursor: first.nextCursor ?? '' }
    const rest = await ask(fan, 'listMessages', { params: { id }, query })
    expect(contentsOf([...first.messages, ...rest.messages])).toEqual(whole)
  })

  it('tells what came behind a number, the oldest first, also in pages', async () => {
    const { creator, fan, id } = await openPair(world)
    const messages = []
    for (let at = 0; at < 6; at++) messages.push(await send(creator, id, `${at}`))
    await ask(creator, 'deleteMessage', { params: { id: messages[3]?.id as never } })
    const after = messages[1]?.seq ?? 0
    const first = await ask(fan, 'listMessages', { params: { id }, query: { limit: 2, after } })
    expect(contentsOf(first.messages)).toEqual(['2', '4'])
    const query = { limit: 2, after, cursor: first.nextCursor ?? '' }
    const rest = await ask(fan, 'listMessages', { params: { id }, query })
    expect(contentsOf(rest.messages)).toEqual(['5'])
    expect(rest.hasMore).toBe(false)
  })

  it('a cursor of another conversation is refused', async () => {
    const [one, two] = [await openPair(world), await openPair(world)]
    for (const content of ['a', 'b']) await send(one.fan, one.id, content)
    const query = { limit: 1 }
    const { nextCursor } = await ask(one.fan, 'listMessages', { params: { id: one.id }, query })
    const request = { params: { id: two.id }, query: { limit: 1, cursor: nextCursor ?? '' } }
    await refuses(ask(two.fan, 'listMessages', request), 'request.cursor-mismatch')
  })
})

describe('unread', () => {
  it('counts messages of others, and neither own nor deleted ones', async () => {
    const { creator, fan, id } = await openPair(world)
    await send(fan, id, 'one')
    const two = await send(fan, id, 'two')
    await send(creator, id, 'own')
    const three = await send(fan, id, 'three')
    expect(await unreadOf(creator, id)).toBe(3)
    expect(await unreadOf(fan, id)).toBe(1)
    await ask(fan, 'deleteMessage', { params: { id: three.id } })
    expect(await unreadOf(creator, id)).toBe(2)
    const state = await ask(creator, 'markMessageRead', { params: { id: two.id } })
    expect(state).toEqual({ unreadCount: 0, readSeq: two.seq })
    await ask(fan, 'deleteMessage', { params: { id: two.id } })
    expect(await unreadOf(creator, id)).toBe(0)
  })

  it('goes down by what stands up to a message, and never up by an earlier one', async () => {
    const { creator, fan, id } = await openPair(world)
    const sent = []
    for (let at = 0; at < 5; at++) sent.push(await send(fan, id, `${at}`))
    const [first, , third] = sent
    const read = (message = third) =>
      ask(creator, 'markMessageRead', { params: { id: message?.id as never } })
    expect((await read()).unreadCount).toBe(2)
    expect((await read(first)).unreadCount).toBe(2)
    const all = await ask(creator, 'markConversationRead', { params: { id } })
    expect(all).toEqual({ unreadCount: 0, readSeq: 5 })
    expect(await listed(creator, 'unread')).toEqual([])
  })

  it('stays right when it is read, sent to and deleted from at the same moment', async () => {
    const { creator, fan, id } = await openPair(world)
    for (let round = 0; round < 5; round++) {
      const before = await Promise.all([send(fan, id, 'a'), send(fan, id, 'b'), send(fan, id, 'c')])
      await Promise.all([
        ask(creator, 'markMessageRead', { params: { id: before[1].id } }),
        ask(fan, 'deleteMessage', { params: { id: before[0].id } }),
        ask(fan, 'deleteMessage', { params: { id: before[2].id } }),
        send(fan, id, 'd'),
        ...(round % 2 ? [ask(creator, 'markConversationRead', { params: { id } })] : []),
      ])
      const { conversation } = await ask(creator, 'readConversation', { params: { id } })
      const unread = (await history(creator, id)).filter(
        ({ seq, abilities }) => seq > conversation.readSeq && !abilities.edit,
      )
      expect(conversation.unreadCount).toBe(unread.length)
    }
  })
})

describe('a message', () => {
  it('is edited and deleted by its sender, for everyone', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'Helo')
    const params = { id: message.id }
    await refuses(
      ask(creator, 'editMessage', { params, body: { content: 'No' } }),
      'message.not-own',
    )
    await refuses(ask(creator, 'deleteMessage', { params }), 'message.not-own')
    const edited = await ask(fan, 'editMessage', { params, body: { content: 'Hello' } })
    expect(edited.message).toMatchObject({ content: 'Hello', isEdited: true, seq: message.seq })
    expect(contentsOf(await history(creator, id))).toEqual(['Hello'])
    await ask(fan, 'deleteMessage', { params })
    expect(await history(creator, id)).toEqual([])
    await refuses(ask(fan, 'editMessage', { params, body: { content: 'x' } }), 'message.not-found')
    await refuses(ask(fan, 'deleteMessage', { params }), 'message.not-found')
    const [row] = await world
      .scope()
      .db.q.selectFrom('messaging.messages')
      .select('text')
      .where('id', '=', message.id)
      .execute()
    expect(row).toEqual({ text: '' })
  })

  it('shows its sender that it was read, unless the reader keeps that to themselves', async () => {
    const { creator, fan, id } = await openPair(world)
    await send(fan, id, 'Did you see it?')
    await ask(creator, 'markConversationRead', { params: { id } })
    const isRead = async () => (await history(fan, id))[0]?.isRead
    expect(await isRead()).toBe(true)
    await ask(creator, 'updateMessagePrivacy', { body: { readReceipts: false } })
    expect(await isRead()).toBe(false)
    const { conversation } = await ask(fan, 'readConversation', { params: { id } })
    const other = conversation.participants.find((one) => one.id === creator.actor.accountId)
    expect(other?.readSeq).toBeNull()
  })
})

describe('searching messages', () => {
  it('finds words that begin so, in one conversation or in all own ones, newest first', async () => {
    const { creator, fan, id } = await openPair(world)
    const other = await openPair(world)
    await send(fan, id, 'Rain on Sunday')
    world.clock.advance(1000)
    await send(creator, id, 'More rainbows, less snow')
    world.clock.advance(1000)
    await send(other.fan, other.id, 'Rain, but not yours')
    const found = async (q: string, conversationId?: typeof id) =>
      contentsOf(
        (await ask(fan, 'searchMessages', { query: { q, conversationId, limit: 20 } })).messages,
      )
    expect(await found('rain')).toEqual(['More rainbows, less snow', 'Rain on Sunday'])
    expect(await found('rain sun', id)).toEqual(['Rain on Sunday'])
    expect(await found("rain' | !x & \\ :*")).toEqual([])
    await refuses(found('rain', other.id), 'conversation.not-found')
  })

  it('neither repeats nor skips between pages of several conversations', async () => {
    const { fan, id } = await openPair(world)
    const second = await openPair(world)
    const owner = second.creator
    const [one] = await contactsOf(world, owner, 1)
    const group = await openGroup(owner, [one as NonNullable<typeof one>])
    for (let at = 0; at < 7; at++) {
      await send(owner, at % 2 ? group : second.id, `cloud ${at}`)
      if (at % 3 === 0) world.clock.advance(1000)
    }
    await send(fan, id, 'cloud of somebody else')
    const found: string[] = []
    let cursor: string | undefined
    do {
      const query = { q: 'cloud', limit: 2, cursor }
      const page = await ask(owner, 'searchMessages', { query })
      found.push(...contentsOf(page.messages))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(found.toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `cloud ${at}`))
  })
})
