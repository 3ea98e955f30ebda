import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::uuid[]`
  if (value === undefined) throw new Error('a statement has more values than it was given')
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** The statements as the server ran them, with their values put back in. */
export const recordedSql = async (url: string, values: ReadonlyMap<RegExp, readonly unknown[]>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ query: string }>(
    'select query from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())',
  )
  await client.end()
  return [...values].map(([pattern, given]) => {
    const found = rows.find(({ query }) => pattern.test(query))
    if (!found) throw new Error(`the server ran nothing like ${pattern}`)
    return `${found.query.replace(/\$(\d+)/g, (_, index) => literal(given[Number(index) - 1]))};`
  })
}

interface Load {
  readonly seconds: number
  readonly clients: number
}

const program = async () => join((await run('pg_config', ['--bindir'])).stdout.trim(), 'pgbench')

const measured = async (url: string, what: readonly string[], { seconds, clients }: Load) => {
  const args = ['-n', ...what, '-c', String(clients), '-j', '1', '-T', String(seconds), url]
  // bash tells afterwards what its children have used.
  const timed = ['-c', '"$@"; times', 'bash', await program(), ...args]
  const { stdout, stderr } = await run('bash', timed)
  const [, transactions] = stdout.match(/transactions actually processed: (\d+)/) ?? []
  // pgbench ends well even when every client met an error.
  if (!(Number(transactions) > 0)) throw new Error(`pgbench did nothing:\n${stdout}${stderr}`)
  const spent = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2)
  const clientCpu = spent.reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0)
  return { transactions: Number(transactions), clientCpu }
}

/** The same statements straight into the engine, in one transaction's round trips after another. */
export const pgbench = async (url: string, statements: readonly string[], load: Load) => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-bench-'))
  const file = join(folder, 'script.sql')
  await writeFile(file, statements.map((one) => one.replaceAll('\n', ' ')).join('\n'))
  return measured(url, ['-f', file], load)
}

/** pgbench's own bank, of so many branches that its clients seldom meet in one. */
export const fillTpcB = async (url: string, branches: number) => {
  await run(await program(), ['-i', '-q', '-s', String(branches), url])
}

/** Its own transaction as it comes: three balances, a look at one of them, a line of history. */
export const tpcB = (url: string, load: Load) => measured(url, ['-b', 'tpcb-like'], load)
