import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningPid, startStack } from '@fanfare/ops'
import pg from 'pg'
import { startBare } from './lib/bare-process.ts'
import { fillCreators } from './lib/creators.ts'
import { type Figure, finish, interleave } from './lib/figure.ts'
import { cpuSeconds, familyCpuSeconds, wrk } from './lib/load.ts'
import { pgbench, recordedSql } from './lib/pgbench.ts'

const rounds = 7
const load = { seconds: 3, connections: 16 }
const path = '/api/profile/creators?limit=50'
const figures: Figure[] = []

const perCpuSecond = async (pid: number, url: string) => {
  const before = await cpuSeconds(pid)
  const { requests } = await wrk(url, load)
  return requests / ((await cpuSeconds(pid)) - before)
}

/** The list out of the process's own cache, against Fastify that sends the same bytes. */
const cached = async () => {
  await using stack = await startStack('bench', { processes: ['api'] })
  await fillCreators(stack.env.DATABASE_URL ?? '', 20_000)
  const body = await (await fetch(stack.apiUrl + path)).text()
  const file = join(await mkdtemp(join(tmpdir(), 'fanfare-bench-')), 'body.json')
  await writeFile(file, body)
  const bare = await startBare(stack.instance.ports.web, file)
  try {
    const api = runningPid(stack.instance, 'api') ?? 0
    const bareUrl = `http://127.0.0.1:${stack.instance.ports.web}/`
    // Both engines compile what is hot while they run.
    for (const url of [bareUrl, stack.apiUrl + path]) await wrk(url, { ...load, seconds: 6 })
    const result = await interleave(
      rounds,
      () => perCpuSecond(api, stack.apiUrl + path),
      () => perCpuSecond(bare.pid ?? 0, bareUrl),
    )
    figures.push({
      name: 'api-list.cached',
      ...result,
      unit: '/cpu-s',
      goal: 0.8,
      wants: 'at least',
    })
  } finally {
    bare.kill()
  }
}

/**
 * The list made anew for every request, against its SQL alone: what one second of CPU, ours and the
 * engine's together, comes to.
 */
const uncached = async () => {
  await using stack = await startStack('bench', {
    processes: ['api'],
    environment: { PUBLIC_CACHE_SECONDS: '0' },
  })
  const url = stack.env.DATABASE_URL ?? ''
  await fillCreators(url, 20_000)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  const { rows } = await client.query<{ asset: string }>(
    'select picture_asset_id as asset from profiles.profiles order by creator_since desc limit 50',
  )
  await client.end()
  await fetch(stack.apiUrl + path)
  const statements = await recordedSql(
    url,
    new Map<RegExp, unknown[]>([
      [/from "profiles"\."profiles"/, [51, 'everyone', true]],
      [/from "media"\."assets"/, [rows.map(({ asset }) => asset), 'ready']],
    ]),
  )
  const api = runningPid(stack.instance, 'api') ?? 0
  const postgres = runningPid(stack.instance, 'postgres') ?? 0
  const spent = async () => (await cpuSeconds(api)) + (await familyCpuSeconds(postgres))
  await wrk(stack.apiUrl + path, { ...load, seconds: 8 })
  const result = await interleave(
    rounds,
    async () => {
      const before = await spent()
      const { requests } = await wrk(stack.apiUrl + path, load)
      return requests / ((await spent()) - before)
    },
    async () => {
      const before = await familyCpuSeconds(postgres)
      const clients = { seconds: load.seconds, clients: load.connections }
      const { transactions, clientCpu } = await pgbench(url, statements, clients)
      return transactions / ((await familyCpuSeconds(postgres)) - before + clientCpu)
    },
  )
  figures.push({
    name: 'api-list.uncached',
    ...result,
    unit: '/cpu-s',
    goal: 0.6,
    wants: 'at least',
  })
}

await cached()
await uncached()
finish(figures)
