import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../platform/scope.ts'
import { restorePerson, suspendPerson } from '../profiles/index.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

const listed = async (by: SignedInScope) => (await scene.list(by)).content.map(({ id }) => id)

/** Two creators, a post of each, and a fan to whom both are recommended. */
const open = async () => {
  const [one, other] = [await scene.established(), await scene.established()]
  const posts = [await scene.post(one), await scene.post(other)] as const
  const fan = await scene.fan()
  expect(await listed(fan)).toEqual(expect.arrayContaining([...posts]))
  return { one, posts, fan }
}

/** Whoever did something gets new picks. */
const computeAgain = async (fan: SignedInScope, id: ContentId) => {
  await scene.say(fan, 'more', id)
  await scene.settle()
}

describe('from the moment it is', () => {
  it('unpublished, before and after computing', async () => {
    const { one, posts, fan } = await open()
    await scene.react(one, 'unpublishContent', posts[0])
    expect(await listed(fan)).not.toContain(posts[0])
    expect(await listed(fan)).toContain(posts[1])
    await computeAgain(fan, posts[1])
    expect(await listed(fan)).not.toContain(posts[0])
  })

  it('by somebody suspended, before and after computing, and back when they are', async () => {
    const { one, posts, fan } = await open()
    const now = scene.world.clock.now()
    await scene.world.scope().transact((tx) => suspendPerson(tx, idOf(one), now))
    expect(await listed(fan)).not.toContain(posts[0])
    await computeAgain(fan, posts[1])
    expect(await listed(fan)).not.toContain(posts[0])
    await scene.world.scope().transact((tx) => restorePerson(tx, idOf(one), now))
    expect(await listed(await scene.fan())).toContain(posts[0])
  })
})

describe('until a fan takes back', () => {
  it('that they want less like it', async () => {
    const { posts, fan } = await open()
    await scene.say(fan, 'less', posts[0])
    expect(await listed(fan)).not.toContain(posts[0])
    await scene.settle()
    for (const round of ['once', 'again']) {
      await scene.withdraw(fan, posts[0])
      expect(await listed(fan), round).toContain(posts[0])
    }
  })

  it('that they do not want its creator', async () => {
    const { one, posts, fan } = await open()
    await scene.say(fan, 'not-creator', posts[0])
    expect(await listed(fan)).not.toContain(posts[0])
    await scene.settle()
    await scene.unhide(fan, idOf(one))
    expect(await listed(fan)).toContain(posts[0])
  })
})

it('forgets on a reset what a fan did and said, and keeps what they chose', async () => {
  const { posts, fan, one } = await open()
  await scene.choose(fan, ['art', 'music', 'travel'])
  await scene.react(fan, 'likeContent', posts[1])
  await scene.say(fan, 'not-creator', posts[0])
  await scene.say(fan, 'less', await scene.post(await scene.established()))
  await scene.settle()
  await scene.reset(fan)
  const rows = await scene.rowsOf(fan)
  expect(rows).toEqual([expect.objectContaining({ creator_id: idOf(one) })])
  const shown = await listed(fan)
  expect(shown).toContain(posts[1])
  expect(shown).not.toContain(posts[0])
  expect(await scene.choose(fan, ['art', 'music', 'travel'])).toMatchObject({ on: true })
})
