import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readAccount } from '../identity/index.ts'
import {
  ask,
  block,
  contactsOf,
  history,
  idOf,
  open,
  openGroup,
  openPair,
  send,
} from '../messaging/test/talk.ts'
import { reportMessage } from './commands/report-message.ts'
import { reportPerson } from './commands/report-person.ts'
import { readOpenPersonReports } from './people/reader.ts'
import { runStaffCommand } from './staff/command-line.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const spam = { reason: 'spam', details: 'Again and again.' } as const

/** The open reports about this person, with the words of what was copied. */
const reportsOf = async (one: SignedInScope) => {
  const open = await readOpenPersonReports(world.scope().db, 100)
  return open
    .filter(({ account_id }) => account_id === idOf(one))
    .map(({ id, reason, messages }) => ({
      id,
      reason,
      words: messages.map(({ content }) => content),
    }))
}

const staffDoes = async (...typed: string[]) => {
  const staff = { ...world.scope(), operator: 'kim' }
  return (await runStaffCommand(staff, typed)).join('\n')
}

describe('a message that is reported', () => {
  it('is kept with up to ten before it, although it is deleted afterwards', async () => {
    const { creator, fan, id } = await openPair(world)
    for (let at = 1; at <= 12; at++) await send(at % 2 ? creator : fan, id, `${at}`)
    const message = await send(fan, id, 'Buy now')
    await send(creator, id, 'after it')
    await reportMessage(creator, message.id, spam)
    await ask(fan, 'deleteMessage', { params: { id: message.id } })
    const [report] = await reportsOf(fan)
    const before = Array.from({ length: 10 }, (_, at) => `${at + 3}`)
    expect(report).toMatchObject({ reason: 'spam', words: [...before, 'Buy now'] })
    const shown = await staffDoes('person-report', report?.id ?? '', 'show', 'It was reported.')
    expect(shown).toContain('Again and again.')
    expect(shown).toMatch(/^> .*Buy now$/m)
  })

  it('is one report of each person: the last words count, and the first copy', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'Buy now')
    await reportMessage(creator, message.id, spam)
    await ask(fan, 'editMessage', { params: { id: message.id }, body: { content: 'Never mind' } })
    await reportMessage(creator, message.id, { reason: 'scam', details: '' })
    expect(await reportsOf(fan)).toMatchObject([{ reason: 'scam', words: ['Buy now'] }])
  })

  it('can be of a request, and tells whoever wrote it nothing', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const id = await open(fan, creator)
    const message = await send(fan, id, 'Buy now')
    const before = JSON.stringify(await history(fan, id))
    await reportMessage(creator, message.id, spam)
    expect(await reportsOf(fan)).toHaveLength(1)
    expect(JSON.stringify(await history(fan, id))).toBe(before)
  })

  it('is none of one’s own, and none that cannot be read', async () => {
    const { fan, id } = await openPair(world)
    const message = await send(fan, id, 'Hello')
    await refuses(reportMessage(fan, message.id, spam), 'report.own')
    const stranger = await person(world, false)
    await refuses(reportMessage(stranger, message.id, spam), 'message.not-found')
    expect(await reportsOf(fan)).toEqual([])
  })

  it('can be of somebody who has blocked them, or whom they have blocked', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await send(fan, id, 'Pay or else')
    await block(fan, creator)
    await reportMessage(creator, message.id, spam)
    expect(await reportsOf(fan)).toMatchObject([{ words: ['Pay or else'] }])
  })

  it('carries nothing of before its reporter came', async () => {
    const owner = await person(world, true)
    const [one, two] = (await contactsOf(world, owner, 2)) as [SignedInScope, SignedInScope]
    const id = await openGroup(owner, [one])
    await send(owner, id, 'before they came')
    await ask(owner, 'addMembers', { params: { id }, body: { userIds: [idOf(two)] } })
    await send(one, id, 'Look at this')
    const message = await send(owner, id, 'Buy now')
    await block(two, one)
    await reportMessage(two, message.id, spam)
    expect(await reportsOf(owner)).toMatchObject([{ words: ['Look at this', 'Buy now'] }])
  })
})

describe('a person who is reported', () => {
  it('is so with the end of the conversation of the two, or without any', async () => {
    const { creator, fan, id } = await openPair(world)
    await send(fan, id, 'Hello')
    await send(creator, id, 'Leave me alone')
    await reportPerson(creator, idOf(fan), { ...spam, conversationId: id })
    expect(await reportsOf(fan)).toMatchObject([{ words: ['Hello', 'Leave me alone'] }])
    await reportPerson(await person(world, false), idOf(creator), spam)
    expect(await reportsOf(creator)).toMatchObject([{ words: [] }])
    await reportPerson(creator, idOf(fan), spam)
    expect(await reportsOf(fan)).toHaveLength(1)
  })

  it('is not oneself, nobody who is not seen, and with no conversation of others', async () => {
    const { creator, fan, id } = await openPair(world)
    const other = await openPair(world)
    await refuses(reportPerson(fan, idOf(fan), spam), 'report.own')
    const about = { ...spam, conversationId: other.id }
    await refuses(reportPerson(fan, idOf(creator), about), 'conversation.not-found')
    const wrong = { ...spam, conversationId: id }
    await refuses(reportPerson(fan, idOf(other.fan), wrong), 'conversation.not-found')
    await block(creator, fan)
    await refuses(reportPerson(fan, idOf(creator), spam), 'profile.not-found')
    await reportPerson(fan, idOf(creator), { ...spam, conversationId: id })
    expect(await reportsOf(creator), 'whom they have written with').toHaveLength(1)
  })
})

it('a report waits for staff until it is closed, and whoever sent it is told why', async () => {
  const { creator, fan, id } = await openPair(world)
  const message = await send(fan, id, 'Buy now')
  await reportMessage(creator, message.id, spam)
  const [report] = await reportsOf(fan)
  expect(await staffDoes('list')).toContain(`message ${message.id}: Again and again.`)
  await staffDoes('person-report', report?.id ?? '', 'close', 'We suspended them.')
  expect(await reportsOf(fan)).toEqual([])
  const account = await readAccount(world.scope().db, idOf(creator))
  const mails = await mailsTo(world, account?.email ?? '')
  expect(mails.at(-1)?.subject).toBe('We reviewed your report')
  const actions = await world
    .scope()
    .db.q.selectFrom('moderation.staff_actions')
    .select(['operator', 'action', 'account_id'])
    .where('subject', '=', report?.id ?? '')
    .execute()
  expect(actions).toEqual([
    { operator: 'kim', action: 'person-report close', account_id: idOf(creator) },
  ])
})
