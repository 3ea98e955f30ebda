import type { SearchEntryId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { openSearch } from '../../../platform/search/search.ts'
import { profileRoutes } from '../../profiles/index.ts'
import { searchRoutes } from '../routes.ts'
import { catchUp, creatorNamed, exchange, publish } from '../test/shelf.ts'
import { forgetQueries } from './forget-queries.ts'
import { isShowable, normalize } from './normalize.ts'
import { leastPeople, rankQueries } from './rank-queries.ts'
import { trackSearch } from './track-search.ts'

const day = 86_400_000
const nothing = { params: undefined, query: undefined, body: undefined }

let world: World
let crowd: SignedInScope[]
beforeAll(async () => {
  world = await openWorld()
  crowd = []
  while (crowd.length < leastPeople) {
    const one = await person(world, false)
    await share(one, true)
    crowd.push(one)
  }
  await publish(world, await creatorNamed(world, 'Ada'), { title: 'Aurora over Tromsø 2024' })
  await catchUp(world)
})
afterAll(() => world.close())

const share = (who: SignedInScope, on: boolean) =>
  profileRoutes.updateDataSharing(who, { ...nothing, body: { on } }, exchange)
const allSearch = async (query: string, people = crowd) => {
  for (const one of people) await trackSearch(one, query)
}
const rank = () => runDue(world.scope({ kind: 'system' }), [rankQueries])
const suggest = async (q: string) => {
  const asked = { ...nothing, query: { q, limit: 10 } }
  return (await searchRoutes.listSearchSuggestions(world.scope(), asked, exchange)).suggestions
}
const historyOf = async (who: SignedInScope) => {
  const asked = { ...nothing, query: { limit: 20 } }
  return (await searchRoutes.listSearchHistory(who, asked, exchange)).history
}
const countsOf = (normalized: string) =>
  world
    .scope()
    .db.q.selectFrom('search.query_days')
    .select('searches')
    .where('normalized', '=', normalized)
    .execute()

it('shows what twenty people have searched for, not nineteen, and for seven days', async () => {
  await allSearch('Auróra', crowd.slice(1))
  await trackSearch(crowd[1] as SignedInScope, 'aurora')
  await rank()
  expect(await suggest('au')).toEqual([])
  await trackSearch(crowd[0] as SignedInScope, ' “AURORA” ')
  await rank()
  expect(await suggest('Aú')).toEqual(['aurora'])
  expect(await suggest('ro')).toEqual([])
  const trending = await searchRoutes.listTrendingSearches(world.scope(), nothing, exchange)
  expect(trending.queries).toEqual(['aurora'])
  world.clock.advance(7 * day + 1)
  await rank()
  expect(await suggest('au')).toEqual([])
})

it('counts nobody who does not share data', async () => {
  const shy = crowd[0] as SignedInScope
  await share(shy, false)
  await allSearch('tromso')
  await rank()
  expect(await suggest('tr')).toEqual([])
  expect(await countsOf('tromso')).toEqual([{ searches: leastPeople - 1 }])
  expect((await historyOf(shy))[0]?.query).toBe('tromso')
  await share(shy, true)
  await trackSearch(shy, 'tromso')
  await rank()
  expect(await suggest('tr')).toEqual(['tromso'])
})

it('shows nothing that finds no post, and no addresses or numbers', async () => {
  await allSearch('jane private doe')
  await allSearch('aurora 2024')
  await rank()
  expect(await suggest('jane')).toEqual([])
  expect(await suggest('aurora')).toEqual(['aurora 2024'])
  const hidden = ['me@home.example', 'home.example', '@ada', '555 12-34', '4242424242424242', 'x']
  expect(hidden.filter((query) => isShowable(normalize(query)))).toEqual([])
  expect(['top 10 of 2024', 'jazz', 'ada lovelace'].filter(isShowable).length).toBe(3)
})

it('keeps what it showed while the engine is away', async () => {
  await allSearch('aurora over')
  await rank()
  const nowhere = { ...world.platform.config, SEARCH_URL: 'http://127.0.0.1:1' }
  const away = { ...world.scope({ kind: 'system' }), search: openSearch(nowhere) }
  await runDue(away, [rankQueries])
  expect(await suggest('aurora o')).toEqual(['aurora over'])
})

it('is one line of one’s own history however often it is sent, until it is cleared', async () => {
  const [mine, other] = [await person(world, false), await person(world, false)]
  await share(mine, true)
  for (const query of ['Glacier', 'fjord', 'glacier', '“”', 'glacier']) {
    world.clock.advance(1)
    await trackSearch(mine, query)
  }
  expect(await countsOf('glacier')).toEqual([{ searches: 1 }])
  const history = await historyOf(mine)
  expect(history.map(({ query }) => query)).toEqual(['glacier', 'fjord'])
  expect(await historyOf(other)).toEqual([])
  const params = { id: history[0]?.id as SearchEntryId }
  const entry = { ...nothing, params }
  await expect(searchRoutes.deleteSearchEntry(other, entry, exchange)).rejects.toMatchObject({
    code: 'search-entry.not-found',
  })
  await searchRoutes.deleteSearchEntry(mine, entry, exchange)
  expect((await historyOf(mine)).map(({ query }) => query)).toEqual(['fjord'])
  await searchRoutes.clearSearchHistory(mine, nothing, exchange)
  expect(await historyOf(mine)).toEqual([])
})

it('counts clicks without who clicked, and keeps counts for 90 days', async () => {
  const [sharing, other] = [crowd[0] as SignedInScope, await person(world, false)]
  const resultId = other.actor.accountId
  const body = { query: 'Aurora', resultId, resultType: 'user', position: 3 } as const
  for (const who of [sharing, other]) {
    await searchRoutes.trackSearchClick(who, { ...nothing, body }, exchange)
  }
  const read = () => world.scope().db.q.selectFrom('search.click_days').selectAll().execute()
  expect(await read()).toMatchObject([
    { normalized: 'aurora', kind: 'people', result_id: resultId, clicks: 1, positions: 3 },
  ])
  const system = world.scope({ kind: 'system' })
  world.clock.advance(90 * day)
  await runDue(system, [forgetQueries])
  expect((await read()).length).toBe(1)
  world.clock.advance(day)
  await runDue(system, [forgetQueries])
  expect(await read()).toEqual([])
  expect(await countsOf('glacier')).toEqual([])
})
