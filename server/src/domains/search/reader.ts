import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { KindName } from './kinds/kind.ts'

export interface DocumentKey {
  readonly kind: KindName
  readonly id: string
  readonly version: number
}

export interface DocumentRow extends DocumentKey {
  readonly due_at: Date | null
  readonly is_indexed: boolean
  readonly sent_at: Date | null
}

export interface IndexRow {
  readonly name: string
  readonly kind: KindName
  readonly state: 'live' | 'building'
  readonly mapping: string
  readonly reached: string | null
  readonly filled_at: Date | null
}

/** In the order of ids. */
export const readDocumentsAfter = async (
  { q }: Queryable,
  kind: KindName,
  after: string | null,
  limit: number,
): Promise<DocumentRow[]> => {
  const isAfter = after ? sql<boolean>`id > ${after}` : sql<boolean>`true`
  const { rows } = await sql<DocumentRow>`
    select kind, id, version, due_at, is_indexed, sent_at from search.documents
    where kind = ${kind} and ${isAfter} order by id limit ${limit}`.execute(q)
  return rows
}

export const readIndexes = async ({ q }: Queryable): Promise<IndexRow[]> => {
  const rows = await q
    .selectFrom('search.indexes')
    .select(['name', 'kind', 'state', 'mapping', 'reached', 'filled_at'])
    .orderBy('name')
    .$castTo<IndexRow>()
    .execute()
  return rows
}

/** Null when nothing waits. */
export const readWaitingSince = async ({ q }: Queryable): Promise<Date | null> => {
  const { rows } = await sql<{ since: Date | null }>`
    select min(waiting_since) as since from search.documents where waiting_since is not null`.execute(
    q,
  )
  return rows[0]?.since ?? null
}
