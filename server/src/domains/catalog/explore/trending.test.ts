import type { CategorySlug, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { socialRoutes } from '../../social/index.ts'
import { addComment } from '../commands/add-comment.ts'
import { createContent } from '../commands/create-content.ts'
import { likeContent } from '../commands/like-content.ts'
import { publishContent } from '../commands/publish-content.ts'
import { recordView } from '../commands/record-view.ts'
import { unlikeContent } from '../commands/unlike-content.ts'
import { unpublishContent } from '../commands/unpublish-content.ts'
import { person } from '../test/people.ts'
import { countReactions, countViewers } from './count-interest.ts'
import { listTrending } from './lists.ts'

let world: World
let creator: SignedInScope
let regulars: SignedInScope[]
let newcomers: SignedInScope[]

const days = (number: number) => world.clock.advance(number * 86_400_000)

const confirmAll = () =>
  world.scope().transact(async ({ q }) => {
    await q.updateTable('profiles.profiles').set({ is_confirmed: true }).execute()
  })
const people = async (number: number) => {
  const made: SignedInScope[] = []
  for (let one = 0; one < number; one++) made.push(await person(world, false))
  return made
}

beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  regulars = await people(4)
  await confirmAll()
  days(8)
  newcomers = await people(6)
  await confirmAll()
})
afterAll(() => world.close())

const article = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const post = async (category: CategorySlug, by = creator): Promise<ContentId> => {
  const { id } = await createContent(by, { type: 'article', title: 'Rain', article, category })
  await publishContent(by, id, { when: 'ready' })
  return id
}
const from = (address: string, userAgent = 'A browser') => ({ address, userAgent })
const watch = (viewer: Scope, id: ContentId, address = '10.0.0.1', agent = 'A browser') =>
  recordView(viewer, id, from(address, agent))

/** Views wait for the end of every older transaction of the server, those of other tests too. */
const areViewsCounted = async () => {
  const { rows } = await sql<{ counted: boolean }>`
    select not exists (
      select from catalog.views where xid >= (select below from catalog.trended_views)
    ) as counted`.execute(world.scope().db.q)
  return rows[0]?.counted ?? false
}
const count = async () => {
  await deliverAll(world, [countReactions])
  const system = world.scope({ kind: 'system' })
  await expect
    .poll(async () => (await countViewers.run(system)) === 0 && areViewsCounted(), {
      timeout: 10_000,
    })
    .toBe(true)
}

/** In people of now. */
const interestIn = async (id: ContentId) => {
  await count()
  const { trend } = await world
    .scope()
    .db.q.selectFrom('catalog.content_stats')
    .select('trend')
    .where('content_id', '=', id)
    .executeTakeFirstOrThrow()
  return 2 ** (trend - world.clock.now().getTime() / (2 * 86_400_000))
}
const idsOf = (cards: readonly { id: ContentId }[]) => cards.map(({ id }) => id)
const trending = async (category: CategorySlug, viewer = world.scope()) => {
  await count()
  return idsOf(await listTrending(viewer, { category }))
}
/** The next one: views are stored by half hours, so what weighs one weighs exactly that. */
const toMidnight = () => {
  const day = 86_400_000
  world.clock.advance(day - (world.clock.now().getTime() % day))
}

describe('interest in a post', () => {
  it('is of each person once a day, as a viewer and for what they do', async () => {
    toMidnight()
    const id = await post('art')
    const [one, other] = regulars as [SignedInScope, SignedInScope]
    await watch(one, id)
    await watch(one, id, '10.0.0.9', 'Another browser')
    await watch(other, id)
    expect(await interestIn(id)).toBeCloseTo(2, 4)
    await likeContent(one, id)
    await unlikeContent(one, id)
    await likeContent(one, id)
    await addComment(one, id, { text: 'Rain' })
    await addComment(one, id, { text: 'More rain' })
    expect(await interestIn(id)).toBeCloseTo(5, 4)
    for (let half = 0; half < 3; half++) {
      world.clock.advance(30 * 60_000)
      await watch(one, id)
    }
    expect(await interestIn(id)).toBeLessThan(5)
  })

  it('halves within two days', async () => {
    toMidnight()
    const id = await post('art')
    await watch(regulars[0] as SignedInScope, id)
    await count()
    days(2)
    expect(await interestIn(id)).toBeCloseTo(0.5, 4)
    await watch(regulars[0] as SignedInScope, id)
    expect(await interestIn(id)).toBeCloseTo(1.5, 4)
  })

  it('is not that of its creator', async () => {
    const id = await post('art')
    await watch(creator, id)
    await likeContent(creator, id)
    await addComment(creator, id, { text: 'My own' })
    expect(await interestIn(id)).toBeCloseTo(0, 4)
  })

  it('cannot be made by new accounts and one address', async () => {
    toMidnight()
    const [pushed, liked] = [await post('music'), await post('music')]
    const agents = Array.from({ length: 60 }, (_, number) => `Browser ${number}`)
    await Promise.all(agents.map((agent) => watch(world.scope(), pushed, '10.9.9.9', agent)))
    for (const newcomer of newcomers) await watch(newcomer, pushed)
    // Eight strangers and six newcomers, who weigh a tenth each.
    expect(await interestIn(pushed)).toBeCloseTo(1.4, 4)
    await watch(regulars[0] as SignedInScope, liked)
    await watch(regulars[1] as SignedInScope, liked)
    expect(await trending('music')).toEqual([liked, pushed])
  })
})

describe('what is trending', () => {
  it('is by interest of late, whatever was popular before', async () => {
    toMidnight()
    const [before, now, none] = [await post('gaming'), await post('gaming'), await post('gaming')]
    for (const fan of regulars) await watch(fan, before)
    days(5)
    await watch(regulars[0] as SignedInScope, now)
    expect(await trending('gaming')).toEqual([now, before, none])
    await unpublishContent(creator, now)
    expect(await trending('gaming')).toEqual([before, none])
    expect(idsOf(await listTrending(world.scope(), { category: 'gaming', type: 'video' }))).toEqual(
      [],
    )
    const [viewer] = await people(1)
    const muting = { params: { id: creator.actor.accountId }, query: undefined, body: undefined }
    await socialRoutes.muteUser(viewer as SignedInScope, muting, {} as Exchange)
    expect(await trending('gaming', viewer)).toEqual([])
  })
})

/** The same numbers in every run. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

it('adds up to the same, however it is spread over time and counted', async () => {
  toMidnight()
  const roll = dice(7)
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(roll() * values.length)] as Value
  const ids = [await post('travel'), await post('travel')]
  const unknown = await people(2)
  await confirmAll()
  const expected = new Map<string, { id: ContentId; points: number; at: number }>()
  const half = 30 * 60_000
  for (let step = 0; step < 60; step++) {
    world.clock.advance(Math.floor(roll() * 4 * 3_600_000))
    const [id, isRegular] = [pick(ids), roll() < 0.6]
    const fan = pick(isRegular ? regulars : unknown)
    const isView = roll() < 0.6
    if (isView) await watch(fan, id)
    else await addComment(fan, id, { text: 'Rain' })
    const now = world.clock.now()
    const key = [id, fan.actor.accountId, isView, now.toISOString().slice(0, 10)].join()
    const at = isView ? Math.floor(now.getTime() / half) * half : now.getTime()
    const weight = (isView ? 1 : 3) * (isRegular ? 1 : 0.1)
    if (!expected.has(key)) expected.set(key, { id, points: weight, at })
    if (roll() < 0.2) await count()
  }
  for (const id of ids) {
    const parts = [...expected.values()].filter((part) => part.id === id)
    const now = world.clock.now().getTime()
    const sum = parts.reduce(
      (total, { points, at }) => total + points * 2 ** ((at - now) / (2 * 86_400_000)),
      0,
    )
    expect(await interestIn(id)).toBeCloseTo(sum, 4)
  }
})
