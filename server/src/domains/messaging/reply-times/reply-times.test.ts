import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { ask, open, send } from '../test/talk.ts'
import { measureReplyTimes } from './due.ts'
import { replyTimeOf } from './reply-time.ts'
import { noteReplies } from './subscribers.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await deliverAll(world, [noteReplies])
})
afterAll(() => world.close())

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A fan writes, again after a while, and is answered so long after their first message. */
const answer = async (creator: SignedInScope, ms: number) => {
  const fan = await person(world, false)
  const id = await open(fan, creator)
  await send(fan, id, 'Do you sell prints?')
  world.clock.advance(ms / 2)
  await send(fan, id, 'Hello?')
  world.clock.advance(ms / 2)
  await send(creator, id, 'I do')
  return { fan, id }
}

const measure = async () => {
  await deliverAll(world, [noteReplies])
  await runDue(world.scope(), [measureReplyTimes])
}

/** What a fan reads who has just opened a conversation. */
const told = async (creator: SignedInScope) => {
  const fan = await person(world, false)
  const id = await open(fan, creator)
  return (await ask(fan, 'readConversation', { params: { id } })).replyTime
}

it('is the middle of five conversations or more', async () => {
  const creator = await person(world, true)
  for (const ms of [10 * minute, 20 * minute, 20 * hour, 30 * hour]) await answer(creator, ms)
  await measure()
  expect(await told(creator)).toBeNull()
  await answer(creator, 40 * hour)
  world.clock.advance(day)
  await measure()
  expect(await told(creator)).toBe('day')
})

it('is of what was typed by creators, and of nobody else', async () => {
  const creator = await person(world, true)
  // From the first of two messages; from both it would be within the hour.
  const { fan, id } = await answer(creator, 75 * minute)
  for (let at = 0; at < 4; at++) await answer(creator, 75 * minute)
  await measure()
  expect((await ask(fan, 'readConversation', { params: { id } })).replyTime).toBe('few-hours')
  expect((await ask(creator, 'readConversation', { params: { id } })).replyTime).toBeNull()
})

it('counts who was never answered, and is forgotten when nothing is left to measure', async () => {
  const creator = await person(world, true)
  const talks = []
  for (let at = 0; at < 5; at++) talks.push(await answer(creator, 10 * minute))
  for (const { fan, id } of talks) {
    for (let at = 0; at < 2; at++) await send(fan, id, 'And posters?')
  }
  await measure()
  expect(await told(creator)).toBe('hour')
  world.clock.advance(9 * day)
  await measure()
  // The middle of ten minutes and nine days.
  expect(await told(creator)).toBe('week')
  world.clock.advance(91 * day)
  await measure()
  expect(await told(creator)).toBeNull()
})

it.each([
  [60, 'hour'],
  [3_601, 'few-hours'],
  [21_600, 'few-hours'],
  [86_400, 'day'],
  [172_800, 'two-days'],
  [604_800, 'week'],
  [604_801, null],
] as const)('%i seconds: %s', (seconds, expected) => {
  expect(replyTimeOf(seconds)).toBe(expected)
})
