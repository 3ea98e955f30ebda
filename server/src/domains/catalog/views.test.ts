import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { createContent } from './commands/create-content.ts'
import { likeContent } from './commands/like-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { recordView } from './commands/record-view.ts'
import { reportProgress } from './commands/report-progress.ts'
import { unlikeContent } from './commands/unlike-content.ts'
import { viewContentPage } from './content-page.ts'
import { catalogDue } from './due.ts'
import { readStats } from './stats.ts'
import { person } from './test/people.ts'

let world: World
let creator: SignedInScope
let fan: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  fan = await person(world, false)
})
afterAll(() => world.close())

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const content = async (visibility: 'public' | 'premium' = 'public') => {
  const fields = { type: 'article', title: 'Weather', article: words, visibility } as const
  const { id } = await createContent(creator, fields)
  await publishContent(creator, id, { when: 'ready' })
  return id
}

const at = (address: string, userAgent = 'A browser') => ({ address, userAgent })
/** Views wait for the end of every older transaction of the server, those of other tests too. */
const eventually = (id: ContentId) => expect.poll(() => count(id), { timeout: 10_000 })
const count = async (id: ContentId) => {
  await runDue(world.scope({ kind: 'system' }), catalogDue)
  const { viewCount, likeCount } = await viewContentPage(world.scope(), id)
  return { viewCount, likeCount }
}

describe('views', () => {
  it('count once per viewer, post and half hour', async () => {
    const [id, other] = [await content(), await content()]
    const looks = [
      recordView(fan, id, at('10.0.0.1')),
      recordView(fan, id, at('10.0.0.2')),
      recordView(world.scope(), id, at('10.0.0.3')),
      recordView(world.scope(), id, at('10.0.0.3')),
      recordView(world.scope(), id, at('10.0.0.3', 'Another browser')),
      recordView(world.scope(), other, at('10.0.0.3')),
    ]
    await Promise.all(looks)
    await eventually(id).toMatchObject({ viewCount: 3 })
    await eventually(other).toMatchObject({ viewCount: 1 })
    world.clock.advance(30 * 60_000)
    await recordView(fan, id, at('10.0.0.1'))
    await eventually(id).toMatchObject({ viewCount: 4 })
  })

  it('of one address are at most eight, whatever its browsers are called', async () => {
    const id = await content()
    const browsers = Array.from({ length: 100 }, (_, number) => `Browser ${number}`)
    const look = (address: string) =>
      Promise.all(browsers.map((name) => recordView(world.scope(), id, at(address, name))))
    await look('10.0.0.4')
    await eventually(id).toMatchObject({ viewCount: 8 })
    // One home has all addresses of such a range.
    await Promise.all([look('2001:db8:1:2::1'), look('2001:db8:1:2::2')])
    await eventually(id).toMatchObject({ viewCount: 16 })
  })

  it('of what is locked, missing or their own are no views', async () => {
    const id = await content('premium')
    await expect(recordView(fan, id, at('10.0.0.9'))).rejects.toMatchObject({
      code: 'content.locked',
    })
    const missing = recordView(fan, creator.actor.accountId as never, at('10.0.0.9'))
    await expect(missing).rejects.toMatchObject({ code: 'content.not-found' })
    await recordView(creator, id, at('10.0.0.9'))
    expect(await count(id)).toMatchObject({ viewCount: 0 })
  })

  it('keep nothing of where a stranger called from', async () => {
    const id = await content()
    await recordView(world.scope(), id, at('203.0.113.77'))
    const rows = await world
      .scope()
      .db.q.selectFrom('catalog.views')
      .selectAll()
      .where('content_id', '=', id)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    world.clock.advance(2 * 86_400_000)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    const salts = await world.scope().db.q.selectFrom('catalog.view_salts').selectAll().execute()
    expect(salts).toEqual([])
  })
})

describe('likes', () => {
  it('count once, at once in the answer and soon on the page', async () => {
    const id = await content()
    expect(await likeContent(fan, id)).toBe(1)
    expect(await likeContent(fan, id)).toBe(1)
    expect(await likeContent(creator, id)).toBe(2)
    expect(await count(id)).toMatchObject({ likeCount: 2 })
    expect(await unlikeContent(fan, id)).toBe(1)
    expect(await unlikeContent(fan, id)).toBe(1)
    expect(await count(id)).toMatchObject({ likeCount: 1 })
    expect((await readStats(creator, '7d')).current.likes).toBeGreaterThanOrEqual(1)
  })
})

describe('what was watched', () => {
  const consumed = (id: ContentId) =>
    world
      .scope()
      .db.q.selectFrom('catalog.consumption')
      .selectAll()
      .where('content_id', '=', id)
      .executeTakeFirst()

  it('is never more than time has passed', async () => {
    const id = await content()
    await reportProgress(fan, id, { position: 10, played: 10 })
    world.clock.advance(5_000)
    await reportProgress(fan, id, { position: 600, played: 600 })
    expect(await consumed(id)).toMatchObject({ seconds_served: 15, furthest: 600, position: 600 })
    world.clock.advance(60_000)
    await reportProgress(fan, id, { position: 20, played: 8 })
    expect(await consumed(id)).toMatchObject({ seconds_served: 23, furthest: 600, position: 20 })
  })

  it('is reported by those only who may open it', async () => {
    const id = await content('premium')
    const report = reportProgress(fan, id, { position: 1, played: 1 })
    await expect(report).rejects.toMatchObject({ code: 'content.locked' })
  })
})
