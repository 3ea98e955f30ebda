import { Emoji, limits } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { queriesOf } from '../../../../test/queries-of.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { restorePerson, suspendPerson } from '../../profiles/index.ts'
import {
  accept,
  ask,
  block,
  contactsOf,
  history,
  idOf,
  open,
  openGroup,
  openPair,
  react,
  send,
  unreact,
  unreadOf,
} from '../test/talk.ts'
import { presentReactions } from './present.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** What this person is shown of the last message. */
const shown = async (by: SignedInScope, id: Parameters<typeof history>[1]) =>
  (await history(by, id))[0]?.reactions
const who = async (by: SignedInScope, id: Parameters<typeof react>[1]) => {
  const { reactions } = await ask(by, 'listReactions', { params: { id }, query: { limit: 20 } })
  return reactions.map(({ emoji, person: { id: one } }) => [emoji, one])
}

describe('a reaction', () => {
  it('is one of each person: another takes its place, and it is taken back', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'It is here')
    await react(creator, message.id, '❤️')
    expect(await shown(fan, id)).toEqual([{ emoji: '❤️', count: 1, isOwn: false }])
    await react(creator, message.id, '🔥')
    await react(fan, message.id, '🔥')
    expect(await shown(creator, id)).toEqual([{ emoji: '🔥', count: 2, isOwn: true }])
    expect(await who(creator, message.id)).toHaveLength(2)
    await unreact(creator, message.id)
    expect(await shown(creator, id)).toEqual([{ emoji: '🔥', count: 1, isOwn: false }])
    expect(await who(creator, message.id)).toEqual([['🔥', idOf(fan)]])
  })

  it('the same again changes nothing, also at the same moment', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'Hello')
    const answers = await Promise.all([1, 2, 3].map(() => react(creator, message.id, '👏')))
    expect(answers.map(({ reactionChanges }) => reactionChanges)).toContain(1)
    expect((await react(creator, message.id, '👏')).reactionChanges).toBe(1)
    await unreact(creator, message.id)
    expect((await unreact(creator, message.id)).reactionChanges).toBe(2)
    expect(await shown(fan, id)).toEqual([])
  })

  it('makes nothing unread and moves nothing in a list', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'Hello')
    await ask(creator, 'markConversationRead', { params: { id } })
    await react(creator, message.id, '😂')
    expect([await unreadOf(fan, id), await unreadOf(creator, id)]).toEqual([0, 0])
  })

  it('stays with the words when they are edited, and goes with them', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'Helo')
    await react(creator, message.id, '😮')
    await ask(fan, 'editMessage', { params: { id: message.id }, body: { content: 'Hello' } })
    expect(await shown(fan, id)).toEqual([{ emoji: '😮', count: 1, isOwn: false }])
    await ask(fan, 'deleteMessage', { params: { id: message.id } })
    await refuses(react(creator, message.id, '😮'), 'message.not-found')
    await refuses(who(creator, message.id), 'message.not-found')
    const rows = world.scope().db.q.selectFrom('messaging.reactions').select('emoji')
    expect(await rows.where('conversation_id', '=', id).execute()).toEqual([])
  })

  it('and a deletion at the same moment leave none behind', async () => {
    const { creator, fan, id } = await openPair(world)
    for (let round = 0; round < 8; round++) {
      const { id: messageId } = await send(fan, id, 'Oh no')
      await Promise.allSettled([
        react(creator, messageId, '🔥'),
        ask(fan, 'deleteMessage', { params: { id: messageId } }),
        react(fan, messageId, '❤️'),
      ])
    }
    const rows = world.scope().db.q.selectFrom('messaging.reactions').select('emoji')
    expect(await rows.where('conversation_id', '=', id).execute()).toEqual([])
  })

  it.each([
    ['❤️', true],
    ['👨‍👩‍👧‍👦', true],
    ['🏴󠁧󠁢󠁷󠁬󠁳󠁿', true],
    ['', false],
    ['❤', false],
    ['🔥🔥', false],
    ['a', false],
    ['1', false],
    ['<b>', false],
  ])('%j is one: %s', (text, isOne) => {
    expect(Emoji.safeParse(text).success).toBe(isOne)
  })
})

describe('nobody reacts', () => {
  it('before a request is accepted, neither its recipient nor its sender', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const id = await open(fan, creator)
    const message = await send(fan, id, 'Hello')
    await refuses(react(creator, message.id, '❤️'), 'message.not-accepted')
    await refuses(react(fan, message.id, '❤️'), 'message.not-accepted')
    await accept(creator, id)
    await react(creator, message.id, '❤️')
    expect(await shown(fan, id)).toHaveLength(1)
  })

  it('to what was written before they came, or deleted for themselves', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one])
    const message = await send(owner, id, 'Before')
    await ask(owner, 'addMembers', { params: { id }, body: { userIds: [idOf(two)] } })
    await refuses(react(two, message.id, '❤️'), 'message.not-found')
    await ask(one, 'deleteConversation', { params: { id } })
    await refuses(react(one, message.id, '❤️'), 'message.not-found')
  })

  it('to what is folded', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one, two])
    const message = await send(one, id, 'Hello')
    await react(owner, message.id, '❤️')
    await block(two, one)
    await refuses(react(two, message.id, '❤️'), 'message.not-found')
    await refuses(who(two, message.id), 'message.not-found')
    expect(await shown(two, id)).toEqual([])
  })
})

it('whom somebody may not see is neither counted nor named', async () => {
  const owner = await person(world, true)
  const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
  const id = await openGroup(owner, [one, two])
  const message = await send(owner, id, 'Hello')
  await react(one, message.id, '❤️')
  await react(two, message.id, '❤️')
  await block(two, one)
  expect(await shown(owner, id)).toEqual([{ emoji: '❤️', count: 2, isOwn: false }])
  expect(await shown(two, id)).toEqual([{ emoji: '❤️', count: 1, isOwn: true }])
  expect(await who(two, message.id)).toEqual([['❤️', idOf(two)]])
  await world.scope().transact((tx) => suspendPerson(tx, idOf(two), world.clock.now()))
  expect(await shown(owner, id)).toEqual([{ emoji: '❤️', count: 1, isOwn: false }])
  await world.scope().transact((tx) => restorePerson(tx, idOf(two), world.clock.now()))
})

it('who reacted is read in pages, the latest first', async () => {
  const owner = await person(world, true)
  const others = await contactsOf(world, owner, 3)
  const id = await openGroup(owner, others)
  const { id: messageId } = await send(owner, id, 'Hello')
  for (const one of others) {
    world.clock.advance(1000)
    await react(one, messageId, '👏')
  }
  const read = (cursor?: string) =>
    ask(owner, 'listReactions', { params: { id: messageId }, query: { limit: 2, cursor } })
  const first = await read()
  const rest = await read(first.nextCursor ?? '')
  const named = [...first.reactions, ...rest.reactions].map((one) => one.person.id)
  expect(named).toEqual(others.map(idOf).toReversed())
  expect(rest.hasMore).toBe(false)
})

it('a history costs one query more where there are reactions, however many', async () => {
  const { creator, fan, id } = await openPair(world)
  const messages = [await send(fan, id, 'One'), await send(fan, id, 'Two')]
  const cost = () =>
    queriesOf(() => ask(creator, 'listMessages', { params: { id }, query: { limit: 20 } }))
  const without = await cost()
  for (const message of messages) await react(creator, message.id, '🔥')
  expect(await cost()).toBe(without + 1)
})

it('shows the most frequent kinds, and the own one in any case', () => {
  const me = 'me' as ReturnType<typeof idOf>
  const emojis = [...'🍎🍐🍊🍋🍌🍉🍇🍓']
  const others = emojis.flatMap((emoji, at) =>
    Array.from({ length: 9 - at }, (_, n) => ({ account_id: `${at} ${n}` as typeof me, emoji })),
  )
  const all = presentReactions([...others, { account_id: me, emoji: '🍓' }], me, () => true)
  expect(all.map(({ emoji }) => emoji)).toEqual([...emojis.slice(0, limits.shownReactions), '🍓'])
  expect(all.at(-1)).toEqual({ emoji: '🍓', count: 3, isOwn: true })
  const hidden = presentReactions(others, me, (id) => id.startsWith('1'))
  expect(hidden).toEqual([{ emoji: '🍐', count: 8, isOwn: false }])
})
