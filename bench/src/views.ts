import { randomUUID } from 'node:crypto'
import type { ContentId } from '@fanfare/contract'
import { runningPid, startStack } from '@fanfare/ops'
import pg from 'pg'
import { recordView } from '../../server/src/domains/catalog/commands/record-view.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { scopeOf } from '../../server/src/platform/scope.ts'
import { fillContents } from './lib/contents.ts'
import { fillCreators } from './lib/creators.ts'
import { type Figure, finish, interleave } from './lib/figure.ts'
import { familyCpuSeconds } from './lib/load.ts'

const rounds = 7
const perRound = 50_000
const perStatement = 1_000
const popular = 200

await using stack = await startStack('bench', { processes: [] })
const url = stack.env.DATABASE_URL ?? ''
await fillContents(url, 2_000)
// Those who made them, since views of what nobody made do not count.
await fillCreators(url, 5_000)
const platform = await openPlatform(readConfig(stack.env), 'bench')
const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows } = await client.query<{ id: ContentId }>(
  `select id from catalog.contents
   where status = 'published' and visibility = 'public' order by id limit ${popular}`,
)
const contents = rows.map(({ id }) => id)
const content = (at: number) => contents[at % contents.length] as ContentId

const postgres = runningPid(stack.instance, 'postgres') ?? 0
/** What one second of CPU, this process's and the engine's together, comes to. */
const perCpuSecond = async (work: () => Promise<void>) => {
  const spent = async () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6 + (await familyCpuSeconds(postgres))
  }
  const before = await spent()
  await work()
  return perRound / ((await spent()) - before)
}

const scope = scopeOf(platform, { kind: 'anonymous' })
let acknowledged = 0
let strangers = 0

/** From an address of their own: of one that is shared only so many count. */
const stranger = () => {
  strangers += 1
  const address = `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`
  return { address, userAgent: `Browser ${strangers}` }
}

/** Strangers, the dearest of viewers: who they are is made of a hash. As many at once as two batches. */
const ours = async () => {
  for (let sent = 0; sent < perRound; sent += 2 * perStatement) {
    const wave = Array.from({ length: 2 * perStatement }, (_, at) =>
      recordView(scope, content(at), stranger()),
    )
    await Promise.all(wave)
  }
  acknowledged += perRound
}

/** Whole statements of rows that are known beforehand, one after the other. */
const bare = async () => {
  const slot = new Date(0).toISOString()
  for (let sent = 0; sent < perRound; sent += perStatement) {
    const ids = Array.from({ length: perStatement }, (_, at) => content(sent + at))
    const viewers = ids.map(() => randomUUID())
    await client.query(
      `insert into catalog.views (content_id, viewer, slot)
       select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])`,
      [ids, viewers, ids.map(() => slot)],
    )
  }
}

try {
  await ours()
  await bare()
  const result = await interleave(
    rounds,
    () => perCpuSecond(ours),
    () => perCpuSecond(bare),
  )
  const { rows: stored } = await client.query<{ n: number }>(
    'select count(*)::int as n from catalog.views where slot > $1',
    [new Date(0)],
  )
  const kept: Figure = {
    name: 'views.kept',
    ours: stored[0]?.n ?? 0,
    bare: acknowledged,
    ratio: (stored[0]?.n ?? 0) / acknowledged,
    unit: '',
    goal: 1,
    wants: 'at least',
  }
  const rate = { ...result, unit: '/cpu-s', goal: 0.8, wants: 'at least' } as const
  finish([{ name: 'views.stored', ...rate }, kept])
} finally {
  await client.end()
  await platform.close()
}
