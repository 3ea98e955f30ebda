import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { createLog } from '../../platform/telemetry/log.ts'
import { removeAsset } from '../media/index.ts'
import { createContent } from './commands/create-content.ts'
import { deleteContent } from './commands/delete-content.ts'
import { scheduleContent } from './commands/schedule-content.ts'
import { catalogDue } from './due.ts'
import { attachFile, bring, makeAsset, rowOf } from './test/files.ts'
import { person } from './test/people.ts'

const day = 86_400_000
const minute = 60_000
let world: World
let creator: SignedInScope
let system: Scope
const faults: unknown[] = []
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  const write = (line: string) => void faults.push(JSON.parse(line))
  system = { ...world.scope({ kind: 'system' }), log: createLog('test', 'error', { write }) }
})
afterAll(() => world.close())

const sweep = () => runDue(system, catalogDue)
const statusOf = async (id: ContentId) => (await rowOf(world, id))?.status

const schedule = async (id: ContentId) => {
  const publishAt = new Date(world.clock.now().getTime() + day).toISOString()
  await scheduleContent(creator, id, { when: 'ready', publishAt, timezone: 'UTC' })
  return id
}

const article = async () => {
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }
  const document = { type: 'doc', content: [words] }
  const { id } = await createContent(creator, { type: 'article', title: 'A', article: document })
  return id
}

/** Its file was taken away behind its back, so that no cover can be made of it. */
const broken = async () => {
  const { id } = await createContent(creator, { type: 'video', title: 'Sky' })
  const asset = await makeAsset(creator, 'video')
  await attachFile(creator, id, asset)
  await bring(world, asset, 'ready')
  await creator.transact((tx) => removeAsset(tx, asset, creator.now()))
  return id
}

describe('what is due', () => {
  it('removes a post for good in one sweep, however many rounds its likes take', async () => {
    const id = await article()
    await deleteContent(creator, id)
    await creator.transact(async (tx) => {
      const like = {
        content_id: id,
        account_id: creator.actor.accountId,
        created_at: creator.now(),
      }
      await tx.q.insertInto('catalog.likes').values(like).execute()
    })
    world.clock.advance(30 * day)
    await sweep()
    expect(await rowOf(world, id)).toBeUndefined()
  })

  it('happens for all but the one that cannot be done, which waits and is told of', async () => {
    const [first, bad, last] = [await article(), await broken(), await article()]
    for (const id of [first, bad, last]) await schedule(id)
    const deleted = await article()
    await deleteContent(creator, deleted)
    world.clock.advance(day)
    await sweep()
    expect(await Promise.all([first, bad, last].map(statusOf))).toEqual([
      ...['published', 'scheduled', 'published'],
    ])
    expect(faults).toMatchObject([
      { task: 'catalog.settle-due', err: { code: 'upload.not-found' } },
    ])
    const { due_at: again } = (await rowOf(world, bad)) ?? {}
    expect(again?.getTime()).toBe(world.clock.now().getTime() + 5 * minute)
    await sweep()
    expect(faults, 'not before its time').toHaveLength(1)
    world.clock.advance(30 * day)
    await sweep()
    expect(await rowOf(world, deleted)).toBeUndefined()
    expect(faults, 'and then it is tried again').toHaveLength(2)
  })
})
