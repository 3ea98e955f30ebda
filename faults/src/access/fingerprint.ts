import { Figure } from '../lib/figures.ts'
import type { Tables } from '../lib/tables.ts'

/** What may change although a request was refused, each with the reason. */
const ignored: Record<string, readonly string[]> = {
  // Whoever is signed in was seen, also when what they asked for is not theirs.
  'identity.sessions': ['last_seen_at', 'expires_at'],
}

export interface Watch extends AsyncDisposable {
  /** Sends something and answers the names of the tables whose rows are others afterwards. */
  changedBy(send: () => Promise<unknown>): Promise<string[]>
}

const fingerprintOf = (table: string) => {
  const columns = ignored[table]
  const row = columns ? `(to_jsonb(t) - array['${columns.join("','")}'])` : 't'
  return `select '${table}' as name, count(*) || ':' ||
    coalesce(sum(hashtextextended(${row}::text, 0)::numeric), 0) as fingerprint from ${table} t`
}

/**
 * Every statement that may write tells which table it is for, also one that a foreign key causes.
 * What goes through a partitioned table tells of that one, whose rows are those of its partitions.
 */
const installTriggers = async (tables: Tables, names: readonly string[]) => {
  await tables.rows(`
    create schema watch;
    create unlogged table watch.written (name text not null);
    create function watch.note() returns trigger language plpgsql security definer as $$
      begin
        insert into watch.written values (format('%I.%I', tg_table_schema, tg_table_name));
        return null;
      end $$`)
  for (const name of names) {
    await tables.rows(`
      create trigger watch_note after insert or update or delete or truncate on ${name}
      for each statement execute function watch.note()`)
  }
}

/** Only our requests run, so what is different afterwards was done by the request in between. */
export const watchTables = async (tables: Tables): Promise<Watch> => {
  const found = await tables.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const names = found.map(({ name }) => name)
  await installTriggers(tables, names)

  const fingerprints = new Map<string, string>()
  /** Reads the rows of these tables again, and answers which are not what they were. */
  const readAgain = async (which: readonly string[]) => {
    if (which.length === 0) return []
    const rows = await tables.rows<{ name: string; fingerprint: string }>(
      which.map(fingerprintOf).join(' union all '),
    )
    const changed = rows.filter(({ name, fingerprint }) => fingerprints.get(name) !== fingerprint)
    for (const { name, fingerprint } of changed) fingerprints.set(name, fingerprint)
    return changed.map(({ name }) => name)
  }
  const look = async () => {
    const written = await tables.rows<{ name: string }>('delete from watch.written returning name')
    return readAgain([...new Set(written.map(({ name }) => name))])
  }

  await readAgain(names)
  return {
    async changedBy(send) {
      await look()
      await send()
      return look()
    },
    [Symbol.asyncDispose]: async () => void (await tables.rows('drop schema watch cascade')),
  }
}

const at = `timestamptz '2020-01-01'`
/** What the watch must answer, or "unchanged" would say less than it seems to. */
const known: readonly [statement: string, changed: readonly string[]][] = [
  [
    `insert into platform.events (id, name, payload, occurred_at)
     values (gen_random_uuid(), 'watch.tried', '{}', ${at})`,
    ['platform.events'],
  ],
  [`update identity.accounts set role = role`, []],
  [
    `update identity.accounts set role = 'moderator'
     where id = (select account_id from identity.sessions limit 1)`,
    ['identity.accounts'],
  ],
  [`update identity.sessions set last_seen_at = ${at}`, []],
  ['delete from identity.sessions', ['identity.sessions']],
]

/** To be called last: it signs everybody out. */
export const tryWatch = async (tables: Tables, watch: Watch) => {
  const figure = new Figure('access.watch')
  for (const [statement, expected] of known) {
    const changed = await watch.changedBy(() => tables.rows(statement))
    const isRight = changed.join() === expected.join()
    figure.count(isRight ? undefined : `${statement}: saw ${changed.join() || 'nothing'}`)
  }
  return [figure]
}
