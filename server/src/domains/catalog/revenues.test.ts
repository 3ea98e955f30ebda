import { setTimeout as sleep } from 'node:timers/promises'
import type { ContentId, Currency } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { createContent } from './commands/create-content.ts'
import { deleteContent } from './commands/delete-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { unpublishContent } from './commands/unpublish-content.ts'
import { listOwnContent } from './own-content.ts'
import { person } from './test/people.ts'
import { changeContent, lockContents } from './writer/contents.ts'
import { addRevenue } from './writer/revenues.ts'

let world: World
let creator: SignedInScope
let ids: ContentId[]

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}

beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  ids = []
  for (let number = 0; number < 6; number++) {
    const { id } = await createContent(creator, {
      type: 'article',
      title: `Post ${number}${number % 2 ? ' of weather' : ''}`,
      article: words,
      visibility: number === 4 ? 'premium' : 'public',
    })
    world.clock.advance(1000)
    await publishContent(creator, id, { when: 'ready' })
    ids.push(id)
  }
})
afterAll(() => world.close())

const earn = (...earned: readonly (readonly [number: number, net: number, Currency?])[]) =>
  world.scope({ kind: 'system' }).transact((tx) =>
    addRevenue(
      tx,
      earned.map(([number, net, currency = 'USD']) => ({
        contentId: ids[number] as ContentId,
        currency,
        net,
      })),
    ),
  )

const byRevenue = { sortBy: 'revenue', sortOrder: 'desc', currency: 'USD', limit: 50 } as const
const own = async (filter: object = {}) => {
  const { content } = await listOwnContent(creator, { ...byRevenue, ...filter })
  return content.map(({ id, revenues }) => {
    const currency = 'currency' in filter ? filter.currency : 'USD'
    const sum = revenues.find((one) => one.currency === currency)
    return [ids.indexOf(id), sum?.amount ?? 0]
  })
}
const numbers = async (filter: object = {}) => (await own(filter)).map(([number]) => number)

/** Those of one sum are in the order of their ids. */
const byId = (...wanted: number[]) =>
  wanted.toSorted((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? 1 : -1))

describe("a creator's own content by revenue", () => {
  it('has what was never sold too, with nothing', async () => {
    expect(await own()).toEqual(byId(0, 1, 2, 3, 4, 5).map((number) => [number, 0]))
  })

  it('sums what each post brought and what went back, each currency by itself', async () => {
    await earn([1, 879], [2, 500], [1, 879], [3, 900, 'EUR'])
    await earn([4, 600])
    expect((await own()).slice(0, 3)).toEqual([
      [1, 1758],
      [4, 600],
      [2, 500],
    ])
    expect(await numbers()).toEqual([1, 4, 2, ...byId(0, 3, 5)])
    expect(await own({ currency: 'EUR' })).toEqual([
      [3, 900],
      ...byId(0, 1, 2, 4, 5).map((number) => [number, 0]),
    ])
    await earn([1, -879], [1, -879])
    expect(await numbers()).toEqual([4, 2, ...byId(0, 1, 3, 5)])
    await earn([1, 879])
    expect((await own())[0]).toEqual([1, 879])
  })

  it('pages both ways, and a cursor is of one currency', async () => {
    for (const sortOrder of ['desc', 'asc'] as const) {
      const seen: number[] = []
      let cursor: string | undefined
      do {
        const page = await listOwnContent(creator, { ...byRevenue, sortOrder, limit: 2, cursor })
        seen.push(...page.content.map(({ id }) => ids.indexOf(id)))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      const whole = [1, 4, 2, ...byId(0, 3, 5)]
      expect(seen).toEqual(sortOrder === 'desc' ? whole : whole.toReversed())
    }
    const { nextCursor } = await listOwnContent(creator, { ...byRevenue, limit: 2 })
    const elsewhere = { ...byRevenue, currency: 'EUR', cursor: nextCursor ?? '' } as const
    await refuses(listOwnContent(creator, elsewhere), 'request.cursor-mismatch')
  })

  it('is narrowed and searched, and follows what becomes of a post', async () => {
    expect(await numbers({ visibility: 'premium' })).toEqual([4])
    expect(await numbers({ visibility: 'public' })).toEqual([1, 2, ...byId(0, 3, 5)])
    expect(await numbers({ q: 'weather' })).toEqual([1, ...byId(3, 5)])
    await unpublishContent(creator, ids[2] as ContentId)
    await unpublishContent(creator, ids[0] as ContentId)
    expect(await numbers({ status: 'unpublished' })).toEqual([2, 0])
    expect(await numbers({ status: 'published' })).toEqual([1, 4, ...byId(3, 5)])
    await deleteContent(creator, ids[1] as ContentId)
    await deleteContent(creator, ids[5] as ContentId)
    expect(await numbers()).toEqual([4, 2, ...byId(0, 3)])
    expect(await numbers({ q: 'weather' })).toEqual([3])
    expect(await numbers({ status: 'deleted' })).toEqual([1, 5])
  })

  it('shows its sums in any order, in each currency a post sold in', async () => {
    await earn([4, 700, 'EUR'])
    const { content } = await listOwnContent(creator, {
      sortBy: 'createdAt',
      sortOrder: 'desc',
      limit: 50,
    })
    const sums = content.map(({ id, revenues }) => [
      ids.indexOf(id),
      revenues.map(({ amount, currency }) => `${amount} ${currency}`),
    ])
    expect(Object.fromEntries(sums)[4]).toContain('700 EUR')
    expect(Object.fromEntries(sums)[3]).toEqual(['900 EUR'])
    expect(Object.fromEntries(sums)[0]).toEqual([])
  })
})

describe('a first sale', () => {
  it('waits for whoever is changing the post, and stands where that has left it', async () => {
    const { id } = await createContent(creator, { type: 'article', title: 'New' })
    ids.push(id)
    const { transact } = world.scope({ kind: 'system' })
    const held = Promise.withResolvers<void>()
    // Two who wait for each other are ended by the engine and tried again, which takes a second.
    let tries = 0
    const changing = transact(async (tx) => {
      tries++
      const [row] = await lockContents(tx, [id])
      held.resolve()
      await sleep(300)
      if (row) await changeContent(tx, row, { visibility: 'premium' }, world.clock.now())
    })
    await held.promise
    const selling = transact(async (tx) => {
      tries++
      await addRevenue(tx, [{ contentId: id, currency: 'GBP', net: 300 }])
    })
    await Promise.all([changing, selling])
    expect(tries).toBe(2)
    const premium = { currency: 'GBP', visibility: 'premium' }
    expect((await own(premium))[0]).toEqual([6, 300])
    expect(await numbers({ ...premium, visibility: 'public' })).not.toContain(6)
  })
})
