import { type Currency, limits, SearchSort } from '@fanfare/contract'
import { parse } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { encodeCursor } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { openSearch } from '../../platform/search/search.ts'
import { autocomplete } from './autocomplete.ts'
import { catchUp, creatorNamed, find, publish, search, searchPeople } from './test/shelf.ts'

let world: World
let viewer: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  viewer = await person(world, false)
  const creator = await creatorNamed(world, 'Harbour')
  for (const title of ['Lantern', 'Lantern again', 'Orchard']) {
    await publish(world, creator, { title })
  }
  await catchUp(world)
})
afterAll(() => world.close())

/** What means something to an engine, a table or a script, and nothing to somebody who searches. */
const hostile = [
  '*',
  '*:*',
  'title:*',
  'lant*',
  'lant?rn',
  '/.*/',
  'lantern~2',
  '_exists_:title',
  '{"match_all":{}}',
  '"}},{"match_all":{}}',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '+-=&|><!(){}[]^"~*?:\\/',
  '\uE000lantern\uE001',
  '\uD800\uDC00\uD800',
  '\u202Enretnal',
  '@',
  '""',
  '"'.repeat(limits.searchQuery),
  'a '.repeat(limits.searchQuery / 2),
  'x'.repeat(limits.searchQuery),
  '🏮'.repeat(limits.searchQuery / 2),
]

describe.each(hostile)('the question %s', (q) => {
  it('is words like any other, also while the engine is away', async () => {
    const whole = await find(viewer, 'lantern')
    expect(whole).toHaveLength(2)
    const nowhere = { ...world.platform.config, SEARCH_URL: 'http://127.0.0.1:1' }
    const away = { ...viewer, search: openSearch(nowhere) }
    for (const scope of [viewer, world.scope(), away]) {
      const { results } = await search(scope, q)
      // Every post would be found by something that stands for anything.
      expect(results.length).toBeLessThan(3)
      await searchPeople(scope, q)
      await autocomplete(scope, { q, limit: 8 })
    }
  })
})

const far = [0, -1, 0.5, 1e10, -1e10, 1e19, -1e19, 1e300]

it('takes any number as a filter', async () => {
  for (const number of far.map(Math.abs)) {
    for (const range of [{ min: number }, { max: number }]) {
      for (const filters of [{ priceRange: range }, { duration: range }]) {
        await search(viewer, 'lantern', { filters })
      }
    }
  }
  const dateRange = { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' }
  expect(await find(viewer, 'lantern', { filters: { dateRange } })).toHaveLength(2)
})

const currency: Currency = 'USD'
const id = '01900000-0000-7000-8000-000000000000'
const someIds = Buffer.alloc(3 * 16, Buffer.from(parse(id))).toString('base64url')

describe.each(SearchSort.options)('a cursor that somebody made up, sorted by %s', (sortBy) => {
  it.each([...far])('with %d is answered or refused', async (number) => {
    const filters = { sortBy }
    const made = [
      ['search-content', 'lantern', filters, currency],
      ['search-users', 'lantern', filters],
    ]
    const last = [number, id]
    const cursors = [
      ['after', last],
      ['rest', number, 'AAAA', last],
      ['rest', 1, 'A'.repeat(2_000), null],
      ['rest', 1, someIds, last],
    ]
    for (const cursor of cursors) {
      const [content, people] = made.map((filter) => encodeCursor(cursor, filter))
      const answers = await Promise.allSettled([
        search(viewer, 'lantern', { filters, cursor: content }),
        searchPeople(viewer, 'lantern', { filters, cursor: people }),
      ])
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(DomainError)
      }
    }
  })
})
