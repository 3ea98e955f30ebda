import type { NotificationTab } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { checkStories, countSteps } from '../../../test/random-stories.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { notificationDue } from './due.ts'
import { makeNotices, makePublish } from './test/made.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
let creator: SignedInScope
let reader: SignedInScope
beforeAll(async () => {
  scene = await openScene()
  creator = await scene.person('Ida Holm', true)
})
afterAll(() => scene.close())

const newReader = async () => {
  const fan = await scene.person('Nina Park')
  await scene.to(fan, 'followUser', creator)
  await scene.bell(fan, creator, 'all')
  scene.later()
  return fan
}
beforeEach(async () => {
  reader = await newReader()
})

const give = (count: number) => makeNotices(scene.world, idOf(reader), count)
const publish = () => makePublish(scene.world, idOf(creator))

describe('the number on the bell', () => {
  it('counts what was not seen, the dot what was not read, on every device', async () => {
    await give(2)
    await publish()
    expect(await scene.unread(reader)).toMatchObject({ unseen: 3, unread: 3 })
    await scene.seen(reader)
    expect(await scene.unread(reader)).toMatchObject({ unseen: 0, unread: 3 })
    await give(1)
    await publish()
    expect(await scene.unread(reader)).toMatchObject({ unseen: 2, unread: 5 })
    const [newest, ...older] = (await scene.list(reader)).notifications
    if (newest) await scene.does(reader, 'markRead', newest.id)
    expect(await scene.unread(reader)).toMatchObject({ unseen: 1, unread: 4 })
    await scene.bulk(
      reader,
      'delete',
      older.map(({ id }) => id),
    )
    expect(await scene.unread(reader)).toEqual({
      unseen: 0,
      unread: 0,
      counts: { all: 1, unread: 0, likes: 0, comments: 0, follows: 0, system: 0 },
    })
    await publish()
    await scene.allRead(reader)
    expect(await scene.unread(reader)).toMatchObject({ unseen: 0, unread: 0, counts: { all: 2 } })
    const { notifications } = await scene.list(reader)
    expect(notifications.every(({ isRead }) => isRead)).toBe(true)
    expect(await scene.messages(reader, { tab: 'unread' })).toEqual([])
  })

  it('is exact to 99, and 100 for more', async () => {
    await give(60)
    for (let made = 0; made < 39; made++) await publish()
    const counted = (all: number, system: number) => ({
      unseen: all,
      unread: all,
      counts: { all, unread: all, likes: 0, comments: 0, follows: 0, system },
    })
    expect(await scene.unread(reader)).toEqual(counted(99, 60))
    await publish()
    expect(await scene.unread(reader)).toEqual(counted(100, 60))
    await give(80)
    expect(await scene.unread(reader)).toEqual(counted(100, 100))
  })
})

describe('a search', () => {
  it('finds the words that are shown, and goes on behind what it has looked through', async () => {
    await publish()
    for (let batch = 0; batch < 6; batch++) await give(100)
    const first = await scene.list(reader, { q: 'WEATHER', limit: 20 })
    expect(first).toMatchObject({ notifications: [], hasMore: true })
    const rest = await scene.list(reader, {
      q: 'WEATHER',
      limit: 20,
      cursor: first.nextCursor ?? '',
    })
    expect(rest).toMatchObject({
      notifications: [{ message: 'Ida Holm published “Weather”.' }],
      hasMore: false,
      nextCursor: null,
    })
    const some = await scene.list(reader, { q: 'password was', limit: 5 })
    expect(some.notifications).toHaveLength(5)
    const more = await scene.list(reader, {
      q: 'password was',
      limit: 5,
      cursor: some.nextCursor ?? '',
    })
    const ids = [...some.notifications, ...more.notifications].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
    const other = scene.list(reader, { q: 'weather', cursor: some.nextCursor ?? '' })
    await refuses(other, 'request.cursor-mismatch')
  })
})

const unreadIds = async () =>
  (await scene.list(reader, { tab: 'unread', limit: 50 })).notifications.map(({ id }) => id)

type Step = 'give' | 'publish' | 'read' | 'delete' | 'seen' | 'all-read' | 'next-page'
const steps = fc.array(
  fc.record({
    step: fc.constantFrom<Step>(
      'give',
      'publish',
      'read',
      'delete',
      'seen',
      'all-read',
      'next-page',
      'next-page',
    ),
    at: fc.nat({ max: 50 }),
  }),
  { minLength: 8, maxLength: 24 },
)

describe('pages', () => {
  it('hold each once and miss none that was there throughout, and counts agree with the rows', async () => {
    const taken = countSteps<Step>(() => false)
    const story = fc.asyncProperty(
      steps,
      fc.constantFrom<NotificationTab>('all', 'system'),
      fc.integer({ min: 1, max: 4 }),
      async (told, tab, limit) => {
        reader = await newReader()
        const all = async () =>
          (await scene.list(reader, { tab, limit: 50 })).notifications.map(({ id }) => id)
        await give(4)
        for (let made = 0; made < 3; made++) await publish()
        await give(2)
        const throughout = new Set(await all())
        const paged: string[] = []
        const model = { unseen: new Set(await unreadIds()), unread: new Set(await unreadIds()) }
        let cursor: string | null | undefined
        const nextPage = async () => {
          if (cursor === null) return false
          const page = await scene.list(reader, { tab, limit, ...(cursor ? { cursor } : {}) })
          paged.push(...page.notifications.map(({ id }) => id))
          cursor = page.nextCursor
        }
        const note = async () => {
          for (const id of await unreadIds()) {
            if (known.has(id)) continue
            known.add(id)
            model.unread.add(id)
            model.unseen.add(id)
          }
        }
        const known = new Set(model.unread)
        for (const { step, at } of told) {
          const present = (await scene.list(reader, { limit: 50 })).notifications
          const chosen = present[at % Math.max(1, present.length)]
          await taken.take(step, async () => {
            if (step === 'give') await give(1)
            if (step === 'publish') await publish()
            if (step === 'give' || step === 'publish') await note()
            if (step === 'seen') await scene.seen(reader)
            if (step === 'all-read') await scene.allRead(reader)
            if (step === 'seen' || step === 'all-read') model.unseen.clear()
            if (step === 'all-read') model.unread.clear()
            if (step === 'next-page') return nextPage()
            if (step !== 'read' && step !== 'delete') return
            if (!chosen) return false
            await scene.does(reader, step === 'read' ? 'markRead' : 'deleteNotification', chosen.id)
            model.unread.delete(chosen.id)
            model.unseen.delete(chosen.id)
            if (step === 'delete') throughout.delete(chosen.id)
          })
          const { unseen, unread } = await scene.unread(reader)
          expect({ unseen, unread }).toEqual({
            unseen: model.unseen.size,
            unread: model.unread.size,
          })
        }
        while ((await nextPage()) !== false);
        expect(paged).toHaveLength(new Set(paged).size)
        expect([...throughout].filter((id) => !paged.includes(id))).toEqual([])
      },
    )
    await checkStories(story, { few: 8, more: 200 }, () =>
      taken.expectAtLeast({
        give: 5,
        publish: 5,
        read: 5,
        delete: 5,
        seen: 5,
        'all-read': 5,
        'next-page': 10,
      }),
    )
  })
})

describe('after ninety days', () => {
  it('nothing is left, and what is younger stays', async () => {
    const days = 24 * 3_600_000
    await publish()
    await give(2)
    await scene.to(await scene.person('Sam Lee'), 'followUser', creator)
    await scene.deliver()
    const [published] = (await scene.list(reader)).notifications.filter(
      ({ kind }) => kind === 'publish',
    )
    if (published) await scene.does(reader, 'markRead', published.id)
    scene.later(89 * days)
    await give(1)
    await publish()
    scene.later(2 * days)
    const system = scene.world.scope({ kind: 'system' })
    for (const task of notificationDue) while ((await task.run(system)) > 0);
    expect(await scene.unread(reader)).toMatchObject({ counts: { all: 2, system: 1 } })
    const { q } = system.db
    const tables = ['notices', 'notice_people', 'publishes', 'publish_states'] as const
    const counts = await Promise.all(
      tables.map(async (table) => {
        const rows = await q.selectFrom(`notifications.${table}`).selectAll().execute()
        return rows.length
      }),
    )
    expect(counts).toEqual([1, 0, 1, 0])
  })
})
