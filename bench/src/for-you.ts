import { startStack } from '@fanfare/ops'
import pg from 'pg'
import { readContentRows } from '../../server/src/domains/catalog/reader/contents.ts'
import { readNewestOf } from '../../server/src/domains/catalog/reader/traits.ts'
import { computePicks } from '../../server/src/domains/recommendations/compute-picks.ts'
import { readPicks } from '../../server/src/domains/recommendations/reader/picks.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { scopeOf } from '../../server/src/platform/scope.ts'
import { person } from '../../server/test/person.ts'
import { drawTastes } from './for-you/draw-tastes.ts'
import { fillTastes } from './for-you/fill-tastes.ts'
import { countHits } from './for-you/hits.ts'
import { type Figure, finish, interleave, median, printNoted } from './lib/figure.ts'
import { fillFeed } from './lib/follows.ts'

/** Those that are judged. The ranking is tuned on others, which are given as arguments. */
const judgedSeeds = [1, 2, 3, 4, 5]
/** All, or only `page`, or only hits on the seeds that are named. */
const asked = process.argv.slice(2)
const isPageOnly = asked[0] === 'page'
const seeds = asked.length > 0 ? asked.map(Number) : judgedSeeds
const rounds = 7
const pagesPerRound = 100

await using stack = await startStack('bench', { processes: [] })
const url = stack.env.DATABASE_URL ?? ''
const platform = await openPlatform(readConfig(stack.env), 'bench')
const scope = scopeOf(platform, { kind: 'system' })
const client = new pg.Client({ connectionString: url })
await client.connect()

/** How often For You hits, for how often the list beside it does; the worst of five worlds counts. */
const hitting = async (): Promise<Figure[]> => {
  const worlds: Awaited<ReturnType<typeof countHits>>[] = []
  for (const seed of seeds) {
    const tastes = drawTastes(seed)
    await fillTastes(client, tastes)
    const hits = await countHits(scope, tastes)
    for (const [name, share] of Object.entries(hits)) {
      printNoted(`for-you.seed-${seed}.${name}`, share * 100, '%')
    }
    worlds.push(hits)
  }
  const beside = (name: 'popular' | 'latest'): Figure => ({
    name: `for-you.hit-rate-at-20-beside-${name}`,
    ours: median(worlds.map(({ forYou }) => forYou)) * 100,
    bare: median(worlds.map((world) => world[name])) * 100,
    ratio: Math.min(...worlds.map((world) => world.forYou / world[name])),
    unit: '%',
    goal: 1.01,
    wants: 'at least',
  })
  return [beside('popular'), beside('latest')]
}

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
const timed = async (work: () => Promise<unknown>) => {
  const times: number[] = []
  while (times.length < pagesPerRound) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return p99(times)
}

/** Of a fan who follows two thousand among a million posts: picks, what is new, and the posts themselves. */
const reading = async (): Promise<Figure> => {
  const made = (isCreator: boolean) =>
    person({ scope: (actor = { kind: 'anonymous' }) => scopeOf(platform, actor) }, isCreator)
  const [fan, crowded] = [(await made(false)).actor.accountId, (await made(true)).actor.accountId]
  await client.query('truncate catalog.contents, social.follows cascade')
  await fillFeed(url, { fan, crowded })
  await client.query(`
    insert into profiles.profiles (account_id, username, display_name, creator_since, is_confirmed,
      joined_at, updated_at)
    select distinct on (creator_id) creator_id, 'c_' || substr(md5(creator_id::text), 1, 20), 'Creator',
      now(), true, now(), now()
    from catalog.contents on conflict do nothing`)
  await client.query('analyze profiles.profiles')
  const start = performance.now()
  await computePicks(scope, fan)
  printNoted('for-you.computing', performance.now() - start, 'ms')
  let place = 0
  const page = async () => {
    const asked = { computing: null, after: place, limit: 21 }
    const found = await readPicks(scope.db, fan, asked)
    const ids = found?.picks.slice(0, 20).map(({ id }) => id) ?? []
    const news =
      place === 0 && found ? await readNewestOf(scope.db, found.nearIds, found.computedAt, 6) : []
    await readContentRows(scope.db, [...news, ...ids])
    place = (place + 20) % 100
  }
  const one = () => scope.db.q.selectNoFrom(({ val }) => val(1).as('one')).execute()
  await timed(page)
  const figure = await interleave(
    rounds,
    () => timed(page),
    () => timed(one),
  )
  return {
    name: 'for-you.page-of-20',
    ...figure,
    unit: 'ms',
    goal: 5,
    wants: 'at most',
    judged: 'ours',
  }
}

const figures: Figure[] = isPageOnly ? [] : await hitting()
if (isPageOnly || asked.length === 0) figures.push(await reading())
await client.end()
await platform.close()
finish(figures)
