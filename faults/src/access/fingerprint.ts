import type { Tables } from '../lib/tables.ts'

/** What may change although a request was refused, each with the reason. */
const ignored: Record<string, readonly string[]> = {
  // Whoever is signed in was seen, also when what they asked for is not theirs.
  'identity.sessions': ['last_seen_at', 'expires_at'],
}

type Fingerprints = ReadonlyMap<string, string>

export interface Watch {
  /** Sends something and answers the names of the tables whose rows are others afterwards. */
  changedBy(send: () => Promise<void>): Promise<string[]>
}

const fingerprintOf = (table: string) => {
  const columns = ignored[table]
  const row = columns ? `(to_jsonb(t) - array['${columns.join("','")}'])` : 't'
  return `select '${table}' as name, count(*) || ':' ||
    coalesce(sum(hashtextextended(${row}::text, 0)::numeric), 0) as fingerprint from ${table} t`
}

/** Only our requests run, so what is different afterwards was done by the request in between. */
export const watchTables = async (tables: Tables): Promise<Watch> => {
  const found = await tables.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const question = found.map(({ name }) => fingerprintOf(name)).join(' union all ')

  const readFingerprints = async (): Promise<Fingerprints> => {
    const rows = await tables.rows<{ name: string; fingerprint: string }>(question)
    return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
  }
  /** While no transaction has taken an id nothing can have been written, and no row need be read. */
  const readMoment = async () => {
    const [row] = await tables.rows<{ moment: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as moment',
    )
    return row?.moment
  }

  let known: { moment: string | undefined; fingerprints: Fingerprints } | undefined
  const look = async () => {
    const moment = await readMoment()
    if (known?.moment !== moment) known = { moment, fingerprints: await readFingerprints() }
    return known?.fingerprints ?? new Map()
  }

  return {
    async changedBy(send) {
      const before = await look()
      await send()
      const after = await look()
      return [...after]
        .filter(([name, fingerprint]) => before.get(name) !== fingerprint)
        .map(([name]) => name)
    },
  }
}
