import { limits, type SavedReplyId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { ask } from '../test/talk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const save = async (by: SignedInScope, name: string, text = 'In May') => {
  const { savedReply } = await ask(by, 'createSavedReply', { body: { name, text } })
  return savedReply.id as SavedReplyId
}
const listed = async (by: SignedInScope) => (await ask(by, 'listSavedReplies')).savedReplies

it('are kept by name, changed and deleted', async () => {
  const creator = await person(world, true)
  const id = await save(creator, 'prints')
  await save(creator, 'Commissions')
  expect((await listed(creator)).map(({ name }) => name)).toEqual(['Commissions', 'prints'])
  const body = { name: 'Art prints', text: 'On Friday' }
  const { savedReply } = await ask(creator, 'updateSavedReply', { params: { id }, body })
  expect(savedReply).toEqual({ id, ...body })
  expect((await listed(creator))[0]).toEqual({ id, ...body })
  await ask(creator, 'deleteSavedReply', { params: { id } })
  expect((await listed(creator)).map(({ name }) => name)).toEqual(['Commissions'])
})

it('are not there for anybody else', async () => {
  const [creator, other] = [await person(world, true), await person(world, true)]
  const id = await save(creator, 'Commissions')
  const body = { name: 'Mine', text: 'now' }
  const missing = 'saved-reply.not-found'
  await refuses(ask(other, 'updateSavedReply', { params: { id }, body }), missing)
  await refuses(ask(other, 'deleteSavedReply', { params: { id } }), missing)
  expect(await listed(other)).toEqual([])
  expect(await listed(creator)).toEqual([{ id, name: 'Commissions', text: 'In May' }])
})

it('are so many at most, also when several are saved at once', async () => {
  const creator = await person(world, true)
  // Several at once from the start, so that there are connections for them.
  const saveAll = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, (_, at) => save(creator, `Reply ${at}`)))
  for (let saved = 0; saved < limits.savedReplies - 1; saved += 7) await saveAll(7)
  const last = await saveAll(5)
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await listed(creator)).toHaveLength(limits.savedReplies)
  await refuses(save(creator, 'One more'), 'saved-reply.too-many')
})
