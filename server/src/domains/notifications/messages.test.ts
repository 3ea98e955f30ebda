import type { ConversationId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDue } from '../../platform/events/due.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { messagingDue } from '../messaging/index.ts'
import { accept, ask, contactsOf, open, openGroup, send } from '../messaging/test/talk.ts'
import { suspendPerson } from '../profiles/index.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

/** What is unread by then is told, and what was read since is read. */
const wait = async (ms = 10_000) => {
  scene.later(ms)
  await runDue(scene.world.scope({ kind: 'system' }), messagingDue)
  await scene.deliver()
}

const read = (by: SignedInScope, id: ConversationId) =>
  ask(by, 'markConversationRead', { params: { id } })

const pair = async () => {
  const [nina, sam] = [await scene.person('Nina Park', true), await scene.person('Sam Reed')]
  const id = await open(sam, nina)
  await accept(nina, id)
  return { nina, sam, id }
}

const group = async () => {
  const owner = await scene.person('Olga Lind', true)
  const [one, two] = (await contactsOf(scene.world, owner, 2)) as [SignedInScope, SignedInScope]
  return { owner, one, two, id: await openGroup(owner, [one, two]) }
}

describe('messages that stay unread', () => {
  it('are one notice of a conversation, under All and Unread only', async () => {
    const { nina, sam, id } = await pair()
    for (let count = 0; count < 10; count++) await send(sam, id, 'A secret')
    await wait(9_999)
    expect(await scene.messages(nina)).toEqual([])
    await wait(1)
    await send(sam, id, 'One more')
    await wait()
    const { notifications } = await scene.list(nina)
    expect(notifications).toMatchObject([
      {
        type: 'message',
        kind: 'message',
        title: 'New messages',
        message: 'Sam Reed sent you messages.',
        actionUrl: `/messages?conversation=${id}`,
        othersCount: 0,
      },
    ])
    expect(await scene.messages(nina, { tab: 'unread' })).toHaveLength(1)
    for (const tab of ['likes', 'comments', 'follows', 'system'] as const) {
      expect(await scene.messages(nina, { tab })).toEqual([])
    }
    expect(await scene.messages(sam)).toEqual([])
    const other = await scene.person('Kim Ross', true)
    const second = await open(nina, other)
    await accept(other, second)
    await send(other, second, 'Hello')
    await wait()
    expect(await scene.messages(nina)).toHaveLength(2)
  })

  it('are none while they are read in the conversation, and read there are read here', async () => {
    const { nina, sam, id } = await pair()
    await send(sam, id, 'Hello')
    scene.later(5_000)
    await read(nina, id)
    await send(sam, id, 'Are you there?')
    await wait(9_000)
    expect(await scene.messages(nina)).toEqual([])
    await wait(1_000)
    expect(await scene.messages(nina)).toEqual(['Sam Reed sent you a message.'])
    await read(nina, id)
    await scene.deliver()
    expect(await scene.messages(nina, { tab: 'unread' })).toEqual([])
    expect(await scene.messages(nina)).toHaveLength(1)
    scene.later(120_000)
    await scene.sweep()
    expect(await scene.mails(nina)).toEqual([])
  })

  it('are mailed without a word of them, where they are not read within a minute', async () => {
    const { nina, sam, id } = await pair()
    await send(sam, id, 'A secret')
    await wait()
    scene.later(120_000)
    await scene.sweep()
    const mails = await scene.mails(nina)
    expect(mails).toMatchObject([
      { category: 'directMessages', subject: 'Sam Reed sent you a message' },
    ])
    expect(JSON.stringify(mails)).not.toContain('secret')
  })

  it('are taken out when they are deleted, and told of a group by its name', async () => {
    const { owner, one, two, id } = await group()
    await wait()
    const said = await send(owner, id, 'Hello')
    await send(one, id, 'Hello')
    await wait()
    expect(await scene.messages(two)).toHaveLength(1)
    expect((await scene.messages(two))[0]).toMatch(/and .+ sent messages to “Skies”\.$/)
    await ask(owner, 'deleteMessage', { params: { id: said.id } })
    await scene.deliver()
    expect((await scene.messages(two))[0]).toMatch(/^(?!Olga).+ sent a message to “Skies”\.$/)
  })
})

describe('nobody is told', () => {
  it('of a request more than once', async () => {
    const [nina, sam] = [await scene.person('Nina Park', true), await scene.person('Sam Reed')]
    const id = await open(sam, nina)
    await send(sam, id, 'Hello')
    await wait()
    expect(await scene.messages(nina)).toEqual(['Sam Reed wants to send you a message.'])
    await scene.seen(nina)
    await send(sam, id, 'Please')
    await wait()
    expect(await scene.messages(nina)).toHaveLength(1)
    await accept(nina, id)
    await send(sam, id, 'Thank you')
    await wait()
    expect(await scene.messages(nina)).toEqual([
      'Sam Reed sent you a message.',
      'Sam Reed sent you a message.',
    ])
  })

  it('of what somebody muted, blocked or suspended wrote, or with the switch off', async () => {
    const { owner, one, two, id } = await group()
    await wait()
    await scene.to(two, 'muteUser', one)
    await send(one, id, 'Hello')
    await wait()
    expect(await scene.messages(two)).toEqual([])
    expect(await scene.messages(owner)).toHaveLength(1)
    await scene.to(owner, 'blockUser', one)
    await scene.deliver()
    expect(await scene.messages(owner)).toEqual([])

    const { nina, sam, id: direct } = await pair()
    await send(sam, direct, 'Hello')
    const { clock } = scene.world
    await scene.world.scope().transact((tx) => suspendPerson(tx, idOf(sam), clock.now()))
    await wait()
    expect(await scene.messages(nina)).toEqual([])

    const quiet = await pair()
    await scene.switches(quiet.nina, { directMessages: false })
    await send(quiet.sam, quiet.id, 'Hello')
    await wait()
    expect(await scene.messages(quiet.nina)).toEqual([])
  })
})
