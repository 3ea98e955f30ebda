import type { Tables } from '../lib/tables.ts'

/** What may change although a request was refused, each with the reason. */
const ignored: Record<string, readonly string[]> = {
  // Whoever is signed in was seen, also when what they asked for is not theirs.
  'identity.sessions': ['last_seen_at'],
}

type Marks = ReadonlyMap<string, string>

export interface Watch {
  /** Sends something and answers the names of the tables whose rows are others afterwards. */
  changedBy(send: () => Promise<void>): Promise<string[]>
}

const markOf = (table: string) => {
  const columns = ignored[table]
  const row = columns ? `(to_jsonb(t) - array['${columns.join("','")}'])` : 't'
  return `select '${table}' as name, count(*) || ':' ||
    coalesce(sum(hashtextextended(${row}::text, 0)::numeric), 0) as mark from ${table} t`
}

/** Only our requests run, so what is different afterwards was done by the request in between. */
export const watchTables = async (tables: Tables): Promise<Watch> => {
  const found = await tables.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const question = found.map(({ name }) => markOf(name)).join(' union all ')

  const readMarks = async (): Promise<Marks> => {
    const rows = await tables.rows<{ name: string; mark: string }>(question)
    return new Map(rows.map(({ name, mark }) => [name, mark]))
  }
  /** While no transaction has taken an id nothing can have been written, and no row need be read. */
  const readMoment = async () => {
    const [row] = await tables.rows<{ moment: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as moment',
    )
    return row?.moment
  }

  let known: { moment: string | undefined; marks: Marks } | undefined
  const look = async () => {
    const moment = await readMoment()
    if (known?.moment !== moment) known = { moment, marks: await readMarks() }
    return known?.marks ?? new Map()
  }

  return {
    async changedBy(send) {
      const before = await look()
      await send()
      const after = await look()
      return [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name)
    },
  }
}
