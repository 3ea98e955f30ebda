import { loadavg } from 'node:os'
import { startStack } from '@fanfare/ops'
import { scoreJudged } from '../../server/src/domains/search/test/judged.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { type Actor, scopeOf } from '../../server/src/platform/scope.ts'
import { finish, printNoted } from './lib/figure.ts'
import { measureAsking } from './search/asking.ts'
import { fillPosts } from './search/fill.ts'
import { fillRest } from './search/fill-rest.ts'
import { measureIndexing } from './search/indexing.ts'
import { measureRecall } from './search/recall.ts'

const [size = '1000000'] = process.argv.slice(2)
const count = Number.parseInt(size, 10)

await using stack = await startStack('bench', { processes: [] })
// The time the engine needs is what is measured, so nobody gives up on it.
const config = { ...readConfig(stack.env), SEARCH_PATIENCE_MS: 60_000 }
const platform = await openPlatform(config, 'bench')
const scope = (actor: Actor = { kind: 'anonymous' }) => scopeOf(platform, actor)
const system = scope({ kind: 'system' })

const { ours, plain } = await scoreJudged({ scope })
const judged = {
  name: 'search.ndcg',
  ours,
  bare: plain,
  ratio: ours / plain,
  unit: '',
  goal: 1,
  wants: 'at least',
} as const

const posts = await fillPosts(stack.env.DATABASE_URL ?? '', count, 300)
const indexing = await measureIndexing(system, count)
await fillRest(system, 'content')
await fillRest(system, 'people')
const asking = await measureAsking(scope(), posts)
const recall = await measureRecall(scope(), posts)
printNoted('search.documents', count, '')
printNoted('search.load', loadavg()[0] ?? Number.NaN, '')
finish([judged, indexing, ...asking, recall])
await platform.close()
