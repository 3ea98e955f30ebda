import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('../../../migrations/', import.meta.url)
const lockKey = 4_210_017

/** A file that starts with this runs statement by statement, for indexes built concurrently. */
const outsideTransaction = '-- outside-transaction'

const apply = async (client: pg.Client, name: string) => {
  const text = await readFile(new URL(name, folder), 'utf8')
  const record = (query: pg.Client) =>
    query.query('insert into public.migrations (name) values ($1)', [name])
  // Waiting long for a lock would stop everybody behind us: rather fail and be run again.
  await client.query(`set lock_timeout = '3s'`)
  if (text.startsWith(outsideTransaction)) {
    for (const statement of text.split(/;\s*\n/).filter((part) => part.trim())) {
      await client.query(statement)
    }
    await record(client)
    return
  }
  await client.query('begin')
  try {
    await client.query(text)
    await record(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

/** Applies what is missing, in the order of the names; two at once wait for each other. */
export const migrate = async (url: string, progress: (line: string) => void = () => {}) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists public.migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from public.migrations')
    const done = new Set(rows.map((row) => row.name))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    for (const name of files.filter((file) => !done.has(file))) {
      await apply(client, name)
      progress(`applied ${name}`)
    }
  } finally {
    await client.end()
  }
}
