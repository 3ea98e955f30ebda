import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { idOf, openScene, type Scene } from '../../test/scene.ts'
import { fanOutPublishes } from './due.ts'

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

const newPosts = (email: 'off' | 'daily' | 'now', inApp = true) => ({
  channels: { newPosts: { email, inApp } },
})

const follower = async (bell: 'all' | 'highlights' | 'none', email: 'off' | 'daily' | 'now') => {
  const scope = await scene.person('Fan')
  await scene.to(scope, 'followUser', creator)
  await scene.bell(scope, creator, bell)
  await scene.switches(scope, newPosts(email))
  return scope
}

const passes = async (ms = 60_000) => {
  await scene.deliver()
  await scene.sweep()
  scene.later(ms)
  await scene.sweep()
}

const subjects = async (to: SignedInScope) => (await scene.mails(to)).map(({ subject }) => subject)

const countOf = async (table: 'notice_mails' | 'digests' | 'fanouts') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(`notifications.${table}`)}`.execute(
    scene.world.scope().db.q,
  )
  return rows[0]?.count
}

describe('a new post', () => {
  it('is mailed to those who follow, by their bells and wishes, and nobody who follows later', async () => {
    const all = await follower('all', 'now')
    const highlights = await follower('highlights', 'now')
    const [none, off] = [await follower('none', 'now'), await follower('all', 'off')]
    const muting = await follower('all', 'now')
    await scene.to(muting, 'muteUser', creator)
    await scene.publish(creator, 'Highlight')
    await scene.publish(creator, 'Another')
    const late = await follower('all', 'now')
    await passes()
    const [first, second] = ['Ida Holm published “Highlight”', 'Ida Holm published “Another”']
    expect(await subjects(all)).toEqual(expect.arrayContaining([first, second]))
    expect(await subjects(all)).toHaveLength(2)
    expect(await subjects(highlights)).toEqual([first])
    for (const other of [none, off, muting, late]) expect(await subjects(other)).toEqual([])
    expect(await countOf('fanouts')).toBe(0)
  })

  it('of someone whom only members see is worded for each of them', async () => {
    const readers = [await follower('all', 'now'), await follower('all', 'now')]
    await scene.world
      .scope()
      .transact(({ q }) =>
        q
          .updateTable('profiles.profiles')
          .set({ visibility: 'signed-in' })
          .where('account_id', '=', idOf(creator))
          .execute(),
      )
    await scene.publish(creator, 'Highlight')
    await passes()
    for (const reader of readers) {
      expect(await subjects(reader)).toEqual(['Ida Holm published “Highlight”'])
    }
  })

  it('is not mailed when it is gone, read, or no longer followed', async () => {
    const reader = await follower('all', 'now')
    const leaver = await follower('all', 'now')
    await scene.publish(creator, 'Read')
    await scene.deliver()
    await scene.sweep()
    await scene.allRead(reader)
    await scene.to(leaver, 'unfollowUser', creator)
    const gone = await scene.publish(creator, 'Gone')
    await scene.deliver()
    await scene.on(creator, 'unpublishContent', gone)
    const before = await countOf('notice_mails')
    await passes()
    expect(await subjects(reader)).toEqual([])
    expect(await subjects(leaver)).toEqual([])
    expect(await countOf('notice_mails')).toBeLessThanOrEqual(before ?? 0)
  })

  it('says only what is public of it to those who may not open it', async () => {
    await follower('all', 'now')
    const reader = await follower('all', 'now')
    const post = await scene.publish(creator, 'For subscribers')
    await scene.world.scope().transact(async (tx) => {
      const contents = tx.q.updateTable('catalog.contents').where('id', '=', post)
      await contents.set({ visibility: 'subscribers' }).execute()
    })
    await passes()
    const [mail] = await scene.mails(reader)
    expect(mail?.text).toContain('Ida Holm published “For subscribers”.')
    expect(mail?.text).not.toContain('Rain over the harbor')
  })

  it('is in no list for who turned it off in the app, and is mailed all the same', async () => {
    await scene.to(fan, 'followUser', creator)
    await scene.bell(fan, creator, 'all')
    await scene.switches(fan, newPosts('now', false))
    await scene.publish(creator)
    await scene.deliver()
    expect(await scene.messages(fan)).toEqual([])
    expect(await scene.unread(fan)).toMatchObject({ unseen: 0, unread: 0, counts: { all: 0 } })
    await scene.allRead(fan)
    await passes()
    expect(await subjects(fan)).toEqual(['Ida Holm published “Harbor at dawn”'])
  })

  it('reaches each of very many followers once, some at a time, whatever fails between', async () => {
    const { world } = scene
    const system = world.scope({ kind: 'system' })
    const since = new Date(system.now().getTime() - 1_000)
    const ids = Array.from({ length: 2_500 }, () => randomUUID())
    await system.transact(async (tx) => {
      await sql`
        insert into social.follows (follower_id, creator_id, bell, is_shown, since)
        select id, ${idOf(creator)}, 'all', false, ${since} from unnest(${ids}::uuid[]) as f(id)`.execute(
        tx.q,
      )
      await sql`
        insert into notifications.preferences (account_id, category, is_on, in_app, email, push)
        select id, 'newPosts', true, true, 'now', true from unnest(${ids}::uuid[]) as f(id)`.execute(
        tx.q,
      )
    })
    const queued = async () => {
      const rows = await system.db.q
        .selectFrom('notifications.notice_mails')
        .select('account_id')
        .execute()
      const own = new Set<string>(ids)
      return rows.filter(({ account_id }) => own.has(account_id)).length
    }
    await scene.publish(creator)
    await scene.deliver()
    expect(await countOf('fanouts')).toBe(1)
    expect(await fanOutPublishes.run(system)).toBe(1)
    expect(await queued()).toBe(1_000)
    const broken = { ...system, transact: failing(system) }
    await expect(fanOutPublishes.run(broken)).rejects.toThrow('cut off')
    expect(await queued()).toBe(1_000)
    await Promise.all([fanOutPublishes.run(system), fanOutPublishes.run(system)])
    while ((await fanOutPublishes.run(system)) > 0);
    expect(await queued()).toBe(2_500)
    expect(await countOf('fanouts')).toBe(0)
  })
})

/** Everything is done, and then nothing is committed. */
const failing =
  (scope: ReturnType<Scene['world']['scope']>): typeof scope.transact =>
  (work) =>
    scope.transact(async (tx) => {
      await work(tx)
      throw new Error('cut off')
    })
