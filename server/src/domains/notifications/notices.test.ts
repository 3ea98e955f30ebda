import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { suspendPerson } from '../profiles/index.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
let creator: SignedInScope
let nina: SignedInScope
let sam: SignedInScope
beforeAll(async () => {
  scene = await openScene()
  sam = await scene.person('Sam Lee')
})
afterAll(() => scene.close())
beforeEach(async () => {
  creator = await scene.person('Ida Holm', true)
  nina = await scene.person('Nina Park')
})

const told = async (by = creator) => {
  await scene.deliver()
  return scene.messages(by)
}

const hours = 3_600_000

describe('a group', () => {
  it('is one notice for what many do to the same post', async () => {
    const [one, other] = [await scene.publish(creator), await scene.publish(creator, 'Low tide')]
    await scene.on(nina, 'likeContent', one)
    await scene.on(sam, 'likeContent', other)
    expect(await told()).toEqual(['Sam Lee liked “Low tide”.', 'Nina Park liked “Harbor at dawn”.'])
    await scene.on(sam, 'likeContent', one)
    expect(await told()).toEqual([
      'Sam Lee liked “Low tide”.',
      'Sam Lee and Nina Park liked “Harbor at dawn”.',
    ])
    const third = await scene.person('Ada Moss')
    await scene.on(third, 'likeContent', one)
    await scene.deliver()
    const [, group, ...more] = (await scene.list(creator)).notifications
    expect(more).toEqual([])
    expect(group).toMatchObject({
      message: 'Ada Moss and 2 others liked “Harbor at dawn”.',
      othersCount: 0,
      contentId: one,
      type: 'like',
      priority: 'low',
      isRead: false,
      actionUrl: `/content/${one}`,
    })
    expect(group?.people.map(({ displayName }) => displayName)).toEqual([
      'Ada Moss',
      'Sam Lee',
      'Nina Park',
    ])
  })

  it('ends when it is seen, read or deleted, and after a day', async () => {
    const id = await scene.publish(creator)
    const people = [nina, sam]
    for (const name of ['Ada', 'Bo', 'Cleo', 'Dan']) people.push(await scene.person(name))
    const like = async () => {
      const next = people.shift()
      if (next) await scene.on(next, 'likeContent', id)
      await scene.deliver()
      return (await scene.list(creator)).notifications
    }
    await like()
    await scene.seen(creator)
    const [afterSeen] = await like()
    expect(await scene.messages(creator)).toHaveLength(2)
    if (afterSeen) await scene.does(creator, 'markRead', afterSeen.id)
    const [afterRead] = await like()
    expect(await scene.messages(creator)).toHaveLength(3)
    if (afterRead) await scene.does(creator, 'deleteNotification', afterRead.id)
    await like()
    expect(await scene.messages(creator)).toHaveLength(3)
    scene.later(23 * hours)
    await like()
    expect(await scene.messages(creator)).toHaveLength(3)
    scene.later(2 * hours)
    await like()
    expect(await scene.messages(creator)).toHaveLength(4)
  })

  it('keeps its place and shows the time of the latest', async () => {
    const [one, other] = [await scene.publish(creator), await scene.publish(creator, 'Low tide')]
    await scene.on(nina, 'likeContent', one)
    await scene.on(nina, 'likeContent', other)
    await scene.deliver()
    scene.later(hours)
    await scene.on(sam, 'likeContent', one)
    await scene.deliver()
    const [newer, older] = (await scene.list(creator)).notifications
    expect([newer?.contentId, older?.contentId]).toEqual([other, one])
    expect(older?.timestamp).toBe(scene.world.clock.now().toISOString())
  })
})

describe('comments', () => {
  it('are told to the creator, replies to whoever wrote what they reply to, each once', async () => {
    const id = await scene.publish(creator)
    const first = await scene.comment(nina, id, 'So calm.')
    expect(await told()).toEqual(['Nina Park commented on “Harbor at dawn”: “So calm.”'])
    await scene.comment(sam, id, 'Is it?', first)
    expect(await told(nina)).toEqual([
      'Sam Lee replied to your comment on “Harbor at dawn”: “Is it?”',
    ])
    expect(await told()).toEqual(['Sam Lee and Nina Park commented on “Harbor at dawn”.'])
    const own = await scene.comment(creator, id, 'It was.')
    await scene.comment(nina, id, 'Thanks!', own)
    expect((await told())[0]).toBe(
      'Nina Park replied to your comment on “Harbor at dawn”: “Thanks!”',
    )
    expect(await told()).toHaveLength(2)
  })

  it('reach the author of a reply that is replied to, not of the thread', async () => {
    const id = await scene.publish(creator)
    const thread = await scene.comment(creator, id, 'Ask me anything.')
    const question = await scene.comment(nina, id, 'Which lens?', thread)
    await scene.comment(sam, id, 'I wonder too.', question)
    expect(await told(nina)).toEqual([
      'Sam Lee replied to your comment on “Harbor at dawn”: “I wonder too.”',
    ])
  })

  it('that are deleted leave nothing behind, and the rest of the group stays', async () => {
    const id = await scene.publish(creator)
    const first = await scene.comment(nina, id, 'One')
    const second = await scene.comment(nina, id, 'Two')
    const third = await scene.comment(sam, id, 'Three')
    await scene.deliver()
    await scene.uncomment(nina, id, second)
    expect(await told()).toEqual(['Sam Lee and Nina Park commented on “Harbor at dawn”.'])
    await scene.uncomment(sam, id, third)
    expect(await told()).toEqual(['Nina Park commented on “Harbor at dawn”: “One”'])
    await scene.uncomment(creator, id, first)
    expect(await told()).toEqual([])
    expect((await scene.unread(creator)).unseen).toBe(0)
  })
})

describe('what is taken back', () => {
  it('is told no longer, also when it is told late', async () => {
    const id = await scene.publish(creator)
    await scene.on(nina, 'likeContent', id)
    await scene.on(sam, 'likeContent', id)
    await scene.to(nina, 'followUser', creator)
    await scene.deliver()
    await scene.on(sam, 'unlikeContent', id)
    await scene.to(nina, 'unfollowUser', creator)
    expect(await told()).toEqual(['Nina Park liked “Harbor at dawn”.'])
    await scene.on(nina, 'unlikeContent', id)
    await scene.on(sam, 'likeContent', id)
    await scene.on(sam, 'unlikeContent', id)
    expect(await told()).toEqual([])
    await scene.on(nina, 'likeContent', id)
    expect(await told()).toEqual(['Nina Park liked “Harbor at dawn”.'])
  })

  it('goes with the post it is about', async () => {
    const id = await scene.publish(creator)
    const first = await scene.comment(nina, id, 'Calm')
    await scene.comment(sam, id, 'Yes', first)
    await scene.on(nina, 'likeContent', id)
    await scene.to(nina, 'followUser', creator)
    await scene.deliver()
    await scene.on(creator, 'unpublishContent', id)
    expect(await told()).toEqual(['Nina Park followed you.'])
    expect(await told(nina)).toEqual([])
  })
})

describe('nobody is told', () => {
  it('what they did themselves', async () => {
    const id = await scene.publish(creator)
    await scene.on(creator, 'likeContent', id)
    const own = await scene.comment(creator, id, 'First')
    await scene.comment(creator, id, 'Second', own)
    expect(await told()).toEqual([])
  })

  it('what their switch for it turns off', async () => {
    const id = await scene.publish(creator)
    await scene.switches(creator, { commentsAndLikes: false })
    await scene.on(nina, 'likeContent', id)
    await scene.to(nina, 'followUser', creator)
    expect(await told()).toEqual(['Nina Park followed you.'])
    await scene.switches(creator, { commentsAndLikes: true, newSubscriptions: false })
    await scene.on(sam, 'likeContent', id)
    await scene.to(sam, 'followUser', creator)
    expect(await told()).toEqual(['Sam Lee liked “Harbor at dawn”.', 'Nina Park followed you.'])
  })

  it('of a kind they want fewer of, until they undo it or turn its switch on', async () => {
    const id = await scene.publish(creator)
    await scene.on(nina, 'likeContent', id)
    await scene.deliver()
    const [notice] = (await scene.list(creator)).notifications
    if (!notice) throw new Error('nothing was told')
    expect(await scene.does(creator, 'showFewer', notice.id)).toEqual({
      kind: 'like',
      bell: null,
      message: 'You won’t get notifications about likes.',
    })
    await scene.on(sam, 'likeContent', id)
    await scene.comment(sam, id, 'Calm')
    expect(await told()).toHaveLength(2)
    expect(await scene.does(creator, 'undoFewer', notice.id)).toMatchObject({
      message: 'You’ll get notifications about likes again.',
    })
    const ada = await scene.person('Ada Moss')
    await scene.on(ada, 'likeContent', id)
    expect(await told()).toContain('Ada Moss and Nina Park liked “Harbor at dawn”.')
    await scene.does(creator, 'showFewer', notice.id)
    await scene.switches(creator, { commentsAndLikes: true })
    await scene.on(await scene.person('Bo'), 'likeContent', id)
    expect(await told()).toContain('Bo and 2 others liked “Harbor at dawn”.')
  })

  it('of somebody they have muted, then or later', async () => {
    const id = await scene.publish(creator)
    await scene.on(nina, 'likeContent', id)
    await scene.on(sam, 'likeContent', id)
    await scene.deliver()
    await scene.to(creator, 'muteUser', nina)
    expect(await told()).toEqual(['Sam Lee liked “Harbor at dawn”.'])
    await scene.comment(nina, id, 'Hello?')
    expect(await told()).toHaveLength(1)
  })

  it('of somebody a block hides, on both sides', async () => {
    const id = await scene.publish(creator)
    const first = await scene.comment(nina, id, 'Calm')
    await scene.comment(creator, id, 'Thanks', first)
    await scene.on(sam, 'likeContent', id)
    await scene.deliver()
    expect(await scene.messages(nina)).toHaveLength(1)
    await scene.to(nina, 'blockUser', creator)
    expect(await told()).toEqual(['Sam Lee liked “Harbor at dawn”.'])
    expect(await told(nina)).toEqual([])
  })
})

describe('words', () => {
  it('are those of now: new names and titles, and nobody who is suspended', async () => {
    const id = await scene.publish(creator)
    await scene.on(nina, 'likeContent', id)
    await scene.deliver()
    await scene.world.scope().transact(async ({ q }) => {
      const named = { display_name: 'Nina Kim' }
      const own = q.updateTable('profiles.profiles').set(named)
      await own.where('account_id', '=', idOf(nina)).execute()
      const titled = q.updateTable('catalog.contents').set({ title: 'Harbor at dusk' })
      await titled.where('id', '=', id).execute()
    })
    expect(await told()).toEqual(['Nina Kim liked “Harbor at dusk”.'])
    await scene.world
      .scope()
      .transact((tx) => suspendPerson(tx, idOf(nina), scene.world.clock.now()))
    const [notice] = (await scene.list(creator)).notifications
    expect(notice).toMatchObject({
      message: 'Someone liked “Harbor at dusk”.',
      people: [],
      othersCount: 1,
      username: null,
    })
  })
})

describe('somebody else’s', () => {
  it('is not there', async () => {
    const id = await scene.publish(creator)
    await scene.on(nina, 'likeContent', id)
    await scene.deliver()
    const [notice] = (await scene.list(creator)).notifications
    if (!notice) throw new Error('nothing was told')
    for (const what of ['markRead', 'deleteNotification', 'showFewer', 'undoFewer'] as const) {
      await refuses(scene.does(sam, what, notice.id), 'notification.not-found')
    }
    await scene.bulk(sam, 'delete', [notice.id])
    expect(await told()).toHaveLength(1)
  })
})
