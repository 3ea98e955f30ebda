import { randomUUID } from 'node:crypto'
import type { ConversationId, MessageId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { restorePerson, suspendPerson } from '../profiles/index.ts'
import { canHearConversation } from './conversations/membership.ts'
import { openFile } from './test/files.ts'
import {
  ask,
  block,
  contactsOf,
  history,
  idOf,
  listed,
  open,
  openGroup,
  openPair,
  react,
  send,
  unblock,
  unreact,
} from './test/talk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Every way to a conversation, or to a message of it. */
const ways = (id: ConversationId, messageId: MessageId, somebody: SignedInScope) => ({
  readConversation: (by: SignedInScope) => ask(by, 'readConversation', { params: { id } }),
  updateConversation: (by: SignedInScope) =>
    ask(by, 'updateConversation', { params: { id }, body: { name: 'x' } }),
  deleteConversation: (by: SignedInScope) => ask(by, 'deleteConversation', { params: { id } }),
  acceptConversation: (by: SignedInScope) => ask(by, 'acceptConversation', { params: { id } }),
  addMembers: (by: SignedInScope) =>
    ask(by, 'addMembers', { params: { id }, body: { userIds: [idOf(somebody)] } }),
  removeMember: (by: SignedInScope) => ask(by, 'removeMember', { params: { id }, query: {} }),
  takeOut: (by: SignedInScope) =>
    ask(by, 'removeMember', { params: { id }, query: { userId: idOf(somebody) } }),
  listMessages: (by: SignedInScope) =>
    ask(by, 'listMessages', { params: { id }, query: { limit: 20 } }),
  catchUp: (by: SignedInScope) =>
    ask(by, 'listMessages', { params: { id }, query: { limit: 20, after: 0 } }),
  sendMessage: (by: SignedInScope) => send(by, id, 'Hello'),
  searchMessages: (by: SignedInScope) =>
    ask(by, 'searchMessages', { query: { q: 'secret', conversationId: id, limit: 20 } }),
  markConversationRead: (by: SignedInScope) => ask(by, 'markConversationRead', { params: { id } }),
  markMessageRead: (by: SignedInScope) => ask(by, 'markMessageRead', { params: { id: messageId } }),
  editMessage: (by: SignedInScope) =>
    ask(by, 'editMessage', { params: { id: messageId }, body: { content: 'x' } }),
  reactToMessage: (by: SignedInScope) => react(by, messageId, '❤️'),
  removeReaction: (by: SignedInScope) => unreact(by, messageId),
  listReactions: (by: SignedInScope) =>
    ask(by, 'listReactions', { params: { id: messageId }, query: { limit: 20 } }),
  deleteMessage: (by: SignedInScope) => ask(by, 'deleteMessage', { params: { id: messageId } }),
  openAttachment: (by: SignedInScope) => openFile(by, messageId, randomUUID()),
})

/** What each of them answers about this conversation, and about one that does not exist. */
const expectNothing = async (
  by: SignedInScope,
  id: ConversationId,
  messageId: MessageId,
  somebody: SignedInScope,
) => {
  const here = Object.entries(ways(id, messageId, somebody))
  const nowhere = ways(randomUUID() as ConversationId, randomUUID() as MessageId, somebody)
  for (const [name, way] of here) {
    const missing = await refusal(nowhere[name as keyof typeof nowhere](by))
    const answer = await refusal(way(by))
    expect(`${name} ${answer.code}`).toBe(`${name} ${missing.code}`)
    expect(answer.code).toMatch(/\.not-found$/)
  }
  expect(await canHearConversation(by, id)).toBe(false)
  for (const tab of ['all', 'unread', 'groups', 'requests'] as const) {
    expect((await listed(by, tab)).map((one) => one.id)).not.toContain(id)
  }
  const found = await ask(by, 'searchMessages', { query: { q: 'secret', limit: 20 } })
  expect(found.messages).toEqual([])
}

describe('a conversation is not there', () => {
  it('for whoever is not in it', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'A secret')
    for (const role of [true, false]) {
      await expectNothing(await person(world, role), id, message.id, creator)
    }
    expect(await canHearConversation(world.scope(), id)).toBe(false)
    expect(await canHearConversation(creator, id)).toBe(true)
    expect(await history(fan, id)).toHaveLength(1)
  })

  it('for whoever has left a group or was taken out, with what they wrote', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one, two])
    const first = await send(one, id, 'A secret')
    const second = await send(two, id, 'Another secret')
    expect(await canHearConversation(one, id)).toBe(true)
    await ask(one, 'removeMember', { params: { id }, query: {} })
    await ask(owner, 'removeMember', { params: { id }, query: { userId: idOf(two) } })
    await expectNothing(one, id, first.id, owner)
    await expectNothing(two, id, second.id, owner)
    expect(await history(owner, id)).toHaveLength(2)
  })

  it('for either of two between whom there is a block, until it is taken back', async () => {
    const { creator, fan, id } = await openPair(world)
    const third = await person(world, false)
    const fromFan = await send(fan, id, 'A secret')
    const fromCreator = await send(creator, id, 'My secret')
    await block(creator, fan)
    await expectNothing(fan, id, fromFan.id, third)
    await expectNothing(creator, id, fromCreator.id, third)
    for (const [by, other] of [
      [fan, creator],
      [creator, fan],
    ] as const) {
      expect((await refusal(open(by, other))).code).toBe('profile.not-found')
      expect(await ask(by, 'readUnreadConversations')).toEqual({ inbox: 0, requests: 0 })
    }
    await unblock(creator, fan)
    expect(await history(fan, id)).toHaveLength(2)
    expect(await ask(fan, 'readUnreadConversations')).toEqual({ inbox: 1, requests: 0 })
  })

  it('with somebody who is suspended, until they are back', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'A secret')
    await world.scope().transact((tx) => suspendPerson(tx, idOf(creator), world.clock.now()))
    await expectNothing(fan, id, message.id, await person(world, false))
    await world.scope().transact((tx) => restorePerson(tx, idOf(creator), world.clock.now()))
    expect(await history(fan, id)).toHaveLength(1)
  })
})

describe('in a group', () => {
  it('what somebody wrote behind a block is folded, and found by no search', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one, two])
    const said = await send(one, id, 'A secret')
    await send(owner, id, 'An answer', { replyTo: said.id })
    await block(two, one)
    const [answer, folded] = await history(two, id)
    expect(folded).toMatchObject({
      isFolded: true,
      content: '',
      senderId: null,
      senderName: null,
      senderAvatar: null,
    })
    expect(answer).toMatchObject({
      content: 'An answer',
      replyTo: { content: '', senderName: null },
    })
    const { conversation } = await ask(two, 'readConversation', { params: { id } })
    expect(JSON.stringify(conversation)).not.toContain(idOf(one))
    const found = await ask(two, 'searchMessages', { query: { q: 'secret', limit: 20 } })
    expect(found.messages).toEqual([])
    expect((await history(owner, id)).at(-1)?.content).toBe('A secret')
    await refusal(ask(two, 'addMembers', { params: { id }, body: { userIds: [idOf(one)] } }))
  })
})
