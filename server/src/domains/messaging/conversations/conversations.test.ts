import { limits } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import {
  accept,
  ask,
  contactsOf,
  history,
  idOf,
  listed,
  open,
  openGroup,
  openPair,
  send,
} from '../test/talk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const idsOf = (conversations: readonly { readonly id: string }[]) =>
  conversations.map(({ id }) => id)
const write = async (by: SignedInScope, id: Parameters<typeof send>[1], content = 'Hello') => {
  world.clock.advance(1000)
  return send(by, id, content)
}

describe('a direct conversation', () => {
  it('is there once for two people, whoever opens it', async () => {
    const [one, two] = [await person(world, true), await person(world, true)]
    const opened = await Promise.all([open(one, two), open(two, one), open(one, two)])
    expect(new Set(opened).size).toBe(1)
    const { conversation } = await ask(two, 'readConversation', { params: { id: opened[0] } })
    expect(conversation).toMatchObject({ type: 'direct', memberCount: 2, lastMessage: null })
    expect(idsOf(conversation.participants).toSorted()).toEqual([idOf(one), idOf(two)].toSorted())
    await refuses(open(one, one), 'conversation.own')
  })

  it('is in the list of whoever opened it, and of the other with the first message', async () => {
    const [one, two] = [await person(world, true), await person(world, true)]
    const id = await open(one, two)
    expect(idsOf(await listed(one))).toEqual([id])
    expect(await listed(two, 'requests')).toEqual([])
    await write(one, id, 'Hi')
    const [request] = await listed(two, 'requests')
    expect(request).toMatchObject({ id, unreadCount: 1, lastMessage: { content: 'Hi' } })
  })

  it('is deleted for oneself alone, and comes back with what is written then', async () => {
    const { creator, fan, id } = await openPair(world)
    await write(fan, id, 'before')
    await ask(creator, 'deleteConversation', { params: { id } })
    expect(await listed(creator)).toEqual([])
    expect(await history(creator, id)).toEqual([])
    expect(await history(fan, id)).toHaveLength(1)
    await write(fan, id, 'after')
    const [back] = await listed(creator)
    expect(back).toMatchObject({ id, unreadCount: 1 })
    expect((await history(creator, id)).map(({ content }) => content)).toEqual(['after'])
  })
})

describe('the list', () => {
  it('has the newest first, page by page, and each tab has its own', async () => {
    const owner = await person(world, true)
    const contacts = await contactsOf(world, owner, 4)
    const direct = []
    for (const one of contacts) {
      const id = await open(owner, one)
      await write(one, id)
      direct.push(id)
    }
    const group = await openGroup(owner, contacts)
    await write(owner, group)
    const newest = [group, ...direct.toReversed()]
    expect(idsOf(await listed(owner))).toEqual(newest)
    expect(idsOf(await listed(owner, 'groups'))).toEqual([group])
    expect(idsOf(await listed(owner, 'unread'))).toEqual(direct.toReversed())
    await write(owner, direct[0] as typeof group)
    const moved = [direct[0], group, ...direct.slice(1).toReversed()]
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const query = { tab: 'all', q: '', limit: 2, cursor } as const
      const page = await ask(owner, 'listConversations', { query })
      paged.push(...idsOf(page.conversations))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(paged).toEqual(moved)
  })

  it('is searched by the names of groups and people', async () => {
    const owner = await person(world, true)
    const [one] = await contactsOf(world, owner, 2)
    const group = await openGroup(owner, [one as SignedInScope])
    const direct = await open(owner, one as SignedInScope)
    const { conversation } = await ask(owner, 'readConversation', { params: { id: direct } })
    const name = conversation.name ?? ''
    expect(idsOf(await listed(owner, 'all', 'SKI'))).toEqual([group])
    expect(idsOf(await listed(owner, 'all', name)).toSorted()).toEqual([group, direct].toSorted())
    expect(await listed(owner, 'groups', 'nobody')).toEqual([])
  })

  it('goes on behind those that a search has looked through', async () => {
    const { creator, fan, id } = await openPair(world)
    await write(fan, id)
    world.clock.advance(1000)
    const rows = Array.from({ length: 600 }, () => uuid())
    const now = world.clock.now()
    await world.scope().transact(async ({ q }) => {
      await q
        .insertInto('messaging.conversations')
        .values(
          rows.map((one) => ({
            id: one,
            kind: 'group',
            name: 'Other',
            owner_id: idOf(creator),
            member_count: 1,
            last_at: now,
            created_at: now,
          })),
        )
        .execute()
      await q
        .insertInto('messaging.members')
        .values(
          rows.map((one) => ({
            conversation_id: one,
            account_id: idOf(creator),
            is_group: true,
            folder: 'inbox',
            is_accepted: true,
            joined_at: now,
            listed_at: now,
          })),
        )
        .execute()
    })
    const [direct] = await listed(fan)
    const me = direct?.participants.find((one) => one.id === idOf(fan))?.username ?? ''
    const query = { tab: 'all', q: me, limit: 10 } as const
    const first = await ask(creator, 'listConversations', { query })
    expect(first).toMatchObject({ conversations: [], hasMore: true })
    const next = await ask(creator, 'listConversations', {
      query: { ...query, cursor: first.nextCursor ?? '' },
    })
    expect(idsOf(next.conversations)).toEqual([id])
    expect(next.hasMore).toBe(false)
  })

  it('counts unread conversations for the badge, as far as it shows', async () => {
    const { creator, fan, id } = await openPair(world)
    const stranger = await person(world, false)
    await write(fan, id)
    await write(fan, id)
    await write(stranger, await open(stranger, creator))
    expect(await ask(creator, 'readUnreadConversations')).toEqual({ inbox: 1, requests: 1 })
    await ask(creator, 'markConversationRead', { params: { id } })
    expect(await ask(creator, 'readUnreadConversations')).toEqual({ inbox: 0, requests: 1 })
  })
})

describe('a group', () => {
  it('takes people whom its owner may write to, and no strangers', async () => {
    const owner = await person(world, true)
    const stranger = await person(world, true)
    await refuses(openGroup(owner, [stranger]), 'conversation.cannot-add')
    await refuses(openGroup(owner, [owner]), 'conversation.own')
    const [one, two] = await contactsOf(world, owner, 2)
    const id = await openGroup(owner, [one as SignedInScope])
    const add = (who: SignedInScope, by = owner) =>
      ask(by, 'addMembers', { params: { id }, body: { userIds: [idOf(who)] } })
    await refuses(add(stranger), 'conversation.cannot-add')
    await refuses(add(two as SignedInScope, one), 'conversation.not-owner')
    const { conversation } = await add(two as SignedInScope)
    expect(conversation).toMatchObject({ memberCount: 3, name: 'Skies' })
    expect((await add(two as SignedInScope)).conversation.memberCount).toBe(3)
  })

  it('shows who is new what is written from then on', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one])
    const early = await write(owner, id, 'early')
    await ask(owner, 'addMembers', { params: { id }, body: { userIds: [idOf(two)] } })
    const [fresh] = await listed(two, 'groups')
    expect(fresh).toMatchObject({ id, unreadCount: 0, lastMessage: null })
    world.clock.advance(1000)
    await send(owner, id, 'late', { replyTo: early.id })
    const seen = await history(two, id)
    expect(seen.map(({ content }) => content)).toEqual(['late'])
    expect(seen[0]?.replyTo).toMatchObject({ content: '', senderName: null })
    await refuses(send(two, id, 'x', { replyTo: early.id }), 'message.not-found')
    await refuses(ask(two, 'markMessageRead', { params: { id: early.id } }), 'message.not-found')
    expect((await listed(two, 'groups'))[0]?.unreadCount).toBe(1)
  })

  it('is renamed and handed over by its owner, to somebody in it', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one])
    const update = (by: SignedInScope, body: { name?: string; ownerId?: string }) =>
      ask(by, 'updateConversation', { params: { id }, body: body as never })
    await refuses(update(one, { name: 'Mine' }), 'conversation.not-owner')
    await refuses(update(owner, { ownerId: idOf(two) }), 'conversation.not-a-member')
    expect((await update(owner, { name: 'Clouds' })).conversation.name).toBe('Clouds')
    const handed = await update(owner, { ownerId: idOf(one) })
    expect(handed.conversation).toMatchObject({ name: 'Clouds', abilities: { manage: false } })
    await refuses(update(owner, { name: 'Mine' }), 'conversation.not-owner')
    expect((await update(one, { name: 'Mine' })).conversation.abilities.manage).toBe(true)
  })

  it('is left by its members, and passes on from an owner who leaves', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one])
    world.clock.advance(1000)
    await ask(owner, 'addMembers', { params: { id }, body: { userIds: [idOf(two)] } })
    await write(owner, id)
    const remove = (by: SignedInScope, who?: SignedInScope) =>
      ask(by, 'removeMember', { params: { id }, query: { userId: who && idOf(who) } })
    await refuses(remove(one, two), 'conversation.not-owner')
    await remove(owner)
    const { conversation } = await ask(one, 'readConversation', { params: { id } })
    expect(conversation).toMatchObject({ memberCount: 2, abilities: { manage: true } })
    expect(conversation.lastMessage).toMatchObject({ content: 'Hello' })
    await remove(one, two)
    await refuses(remove(one, two), 'conversation.not-a-member')
    await remove(one)
    await refuses(remove(one), 'conversation.not-found')
  })

  it('holds so many people at most', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one])
    await world.scope().transact(({ q }) =>
      q
        .insertInto('messaging.members')
        .values(
          Array.from({ length: limits.groupMembers - 2 }, () => ({
            conversation_id: id,
            account_id: uuid(),
            is_group: true,
            folder: 'inbox',
            is_accepted: true,
            joined_at: world.clock.now(),
          })),
        )
        .execute(),
    )
    const body = { userIds: [idOf(two)] }
    await refuses(ask(owner, 'addMembers', { params: { id }, body }), 'conversation.full')
  })

  it('is what a direct conversation is not', async () => {
    const { creator, fan, id } = await openPair(world)
    await accept(creator, id)
    const params = { id }
    await refuses(
      ask(fan, 'updateConversation', { params, body: { name: 'x' } }),
      'conversation.not-a-group',
    )
    await refuses(ask(fan, 'removeMember', { params, query: {} }), 'conversation.not-a-group')
    const body = { userIds: [idOf(creator)] }
    await refuses(ask(fan, 'addMembers', { params, body }), 'conversation.not-a-group')
  })
})
