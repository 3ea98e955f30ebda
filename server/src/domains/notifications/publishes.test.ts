import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { suspendPerson } from '../profiles/index.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
let creator: SignedInScope
let fan: SignedInScope
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  creator = await scene.person('Ida Holm', true)
  fan = await scene.person('Nina Park')
})

const hours = 3_600_000

const told = async (by = fan) => {
  await scene.deliver()
  return scene.messages(by)
}

/** To hear of everything. */
const follow = async (by: SignedInScope, whom: SignedInScope) => {
  await scene.to(by, 'followUser', whom)
  await scene.bell(by, whom, 'all')
}

const rowsOf = async (id: string) => {
  const { q } = scene.world.scope().db
  const rows = q.selectFrom('notifications.publishes').selectAll()
  return rows.where('creator_id', '=', id).orderBy('seq').execute()
}

describe('a new post', () => {
  it('is one row, merged for those who follow its creator, only what came after', async () => {
    await scene.publish(creator, 'Before')
    const others = [await scene.person('Sam Lee'), await scene.person('Ada Moss')]
    for (const follower of [fan, ...others]) await follow(follower, creator)
    const id = await scene.publish(creator, 'After')
    const stranger = await scene.person('Bo')
    for (const follower of [fan, ...others]) {
      expect(await told(follower)).toEqual(['Ida Holm published “After”.'])
    }
    expect(await told(stranger)).toEqual([])
    expect(await rowsOf(idOf(creator))).toHaveLength(2)
    const [notice] = (await scene.list(fan, { tab: 'unread' })).notifications
    expect(notice).toMatchObject({
      type: 'publish',
      kind: 'publish',
      priority: 'low',
      contentId: id,
      isRead: false,
      othersCount: 0,
      people: [{ displayName: 'Ida Holm' }],
      actionUrl: `/content/${id}`,
    })
    expect(await scene.messages(fan, { tab: 'system' })).toEqual([])
  })

  it('is told by the bell: all, highlights or none', async () => {
    await follow(fan, creator)
    scene.later(25 * hours)
    await scene.publish(creator, 'First')
    await scene.publish(creator, 'Second')
    scene.later(25 * hours)
    await scene.publish(creator, 'Third')
    expect(await told()).toHaveLength(3)
    await scene.bell(fan, creator, 'highlights')
    expect(await told()).toEqual(['Ida Holm published “Third”.', 'Ida Holm published “First”.'])
    expect(await scene.unread(fan)).toMatchObject({ unseen: 2, counts: { all: 2 } })
    await scene.bell(fan, creator, 'none')
    expect(await told()).toEqual([])
    expect(await scene.unread(fan)).toMatchObject({ unseen: 0, counts: { all: 0 } })
  })

  it('goes when it is taken back, and is not announced again', async () => {
    await scene.to(fan, 'followUser', creator)
    const id = await scene.publish(creator)
    expect(await told()).toHaveLength(1)
    await scene.on(creator, 'unpublishContent', id)
    expect(await told()).toEqual([])
    expect((await scene.unread(fan)).unread).toBe(0)
    await scene.republish(creator, id)
    expect(await told()).toEqual([])
  })

  it('of somebody muted, unfollowed or suspended is not told', async () => {
    const [muted, left, suspended] = [
      creator,
      await scene.person('Left', true),
      await scene.person('Gone', true),
    ]
    for (const one of [muted, left, suspended]) {
      await scene.to(fan, 'followUser', one)
      await scene.publish(one)
    }
    expect(await told()).toHaveLength(3)
    await scene.to(fan, 'muteUser', muted)
    await scene.to(fan, 'unfollowUser', left)
    const { scope, clock } = scene.world
    await scope().transact((tx) => suspendPerson(tx, idOf(suspended), clock.now()))
    expect(await told()).toEqual([])
    expect(await scene.unread(fan)).toMatchObject({ unseen: 0, unread: 0, counts: { all: 0 } })
  })
})

describe('what a reader does with it', () => {
  it('concerns nobody else', async () => {
    const other = await scene.person('Sam Lee')
    for (const follower of [fan, other]) await follow(follower, creator)
    await scene.publish(creator, 'One')
    await scene.publish(creator, 'Two')
    await scene.deliver()
    const [two, one] = (await scene.list(fan)).notifications
    if (!one || !two) throw new Error('two were published')
    await scene.does(fan, 'markRead', one.id)
    await scene.does(fan, 'deleteNotification', two.id)
    expect((await scene.list(fan)).notifications).toMatchObject([{ id: one.id, isRead: true }])
    expect(await scene.unread(fan)).toMatchObject({ unseen: 0, unread: 0, counts: { all: 1 } })
    expect(await scene.unread(other)).toMatchObject({ unseen: 2, unread: 2, counts: { all: 2 } })
    await refuses(scene.does(fan, 'deleteNotification', two.id), 'notification.not-found')
    const stranger = await scene.person('Bo')
    await refuses(scene.does(stranger, 'markRead', one.id), 'notification.not-found')
  })

  it('turns the bell one step down, and up again', async () => {
    await follow(fan, creator)
    await scene.publish(creator)
    await scene.deliver()
    const [notice] = (await scene.list(fan)).notifications
    if (!notice) throw new Error('nothing was published')
    const fewer = () => scene.does(fan, 'showFewer', notice.id)
    expect(await fewer()).toEqual({
      kind: 'publish',
      bell: 'highlights',
      message: 'You’ll be told only about highlights from Ida Holm.',
    })
    expect(await fewer()).toMatchObject({ bell: 'none' })
    expect(await scene.messages(fan)).toEqual([])
    const more = () => scene.does(fan, 'undoFewer', notice.id)
    expect(await more()).toMatchObject({ bell: 'highlights' })
    expect(await more()).toMatchObject({
      bell: 'all',
      message: 'You’ll be told about every post from Ida Holm.',
    })
  })
})
