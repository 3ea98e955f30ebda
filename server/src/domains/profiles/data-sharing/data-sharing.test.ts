import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readDataSharing } from './reader.ts'
import { updateDataSharing } from './update-data-sharing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const off = { on: false, ageRange: null, gender: null }
const read = ({ db, actor }: SignedInScope) => readDataSharing(db, actor.accountId)
const rowsOf = ({ db, actor }: SignedInScope) =>
  db.q
    .selectFrom('profiles.data_sharing')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .execute()

it('is off until someone turns it on, and then holds only what they give', async () => {
  const me = await person(world, false)
  expect(await read(me)).toEqual(off)
  expect(await updateDataSharing(me, { on: true })).toEqual({ ...off, on: true })
  await updateDataSharing(me, { on: true, ageRange: '25-34' })
  await updateDataSharing(me, { gender: 'non-binary' })
  expect(await read(me)).toEqual({ on: true, ageRange: '25-34', gender: 'non-binary' })
  await updateDataSharing(me, { ageRange: null })
  expect(await read(me)).toEqual({ on: true, ageRange: null, gender: 'non-binary' })
})

it('deletes what was given when it is turned off, and stores nothing of what comes with that', async () => {
  const me = await person(world, false)
  await updateDataSharing(me, { on: true, ageRange: '65+', gender: 'man' })
  expect(await updateDataSharing(me, { on: false, ageRange: '65+' })).toEqual(off)
  expect(await rowsOf(me)).toEqual([])
  expect(await updateDataSharing(me, { on: true })).toEqual({ ...off, on: true })
})

it('is not turned on again by a choice that was on its way when it was turned off', async () => {
  const me = await person(world, false)
  await updateDataSharing(me, { on: true, gender: 'woman' })
  await updateDataSharing(me, { on: false })
  expect(await updateDataSharing(me, { ageRange: '35-44' })).toEqual(off)
  expect(await rowsOf(me)).toEqual([])
})

it('is each person’s own', async () => {
  const [me, other] = [await person(world, false), await person(world, true)]
  await updateDataSharing(me, { on: true, gender: 'woman' })
  await updateDataSharing(other, { on: false })
  expect(await read(other)).toEqual(off)
  expect(await read(me)).toMatchObject({ gender: 'woman' })
})
