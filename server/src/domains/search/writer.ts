import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import type { KindName } from './kinds/kind.ts'
import type { DocumentKey, IndexRow } from './reader.ts'

/** These have changed. At once, or with whatever else changes of them until then. */
export const markDocuments = async (
  tx: Transaction,
  kind: KindName,
  ids: readonly string[],
  dueAt: Date,
) => {
  if (ids.length === 0) return
  // In one order, so that two who mark the same do not wait for each other in a circle.
  const ordered = [...new Set(ids)].sort()
  await sql`
    insert into search.documents as d (kind, id, due_at, waiting_since)
    select ${kind}, id, ${dueAt}, ${dueAt} from unnest(${ordered}::uuid[]) as marked(id)
    on conflict (kind, id) do update set version = d.version + 1,
      due_at = least(d.due_at, excluded.due_at),
      waiting_since = least(d.waiting_since, excluded.waiting_since)`.execute(tx.q)
}

/** What differs from the engine, under a version above what it has there. */
export const markDifferent = async (
  tx: Transaction,
  kind: KindName,
  different: readonly { readonly id: string; readonly version: number }[],
  dueAt: Date,
) => {
  const ordered = different.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const ids = ordered.map(({ id }) => id)
  const versions = ordered.map(({ version }) => version)
  await sql`
    insert into search.documents as d (kind, id, version, due_at, waiting_since)
    select ${kind}, id, version + 1, ${dueAt}, ${dueAt}
    from unnest(${ids}::uuid[], ${versions}::bigint[]) as marked(id, version)
    on conflict (kind, id) do update set version = greatest(d.version + 1, excluded.version),
      due_at = least(d.due_at, excluded.due_at),
      waiting_since = least(d.waiting_since, excluded.waiting_since)`.execute(tx.q)
}

/** Leases the oldest that are due; others that send skip them. */
export const claimDocuments = async (
  tx: Transaction,
  now: Date,
  until: Date,
  most: number,
): Promise<DocumentKey[]> => {
  const { rows } = await sql<DocumentKey>`
    update search.documents d set due_at = ${until}
    from (select kind, id from search.documents where due_at <= ${now}
          order by due_at limit ${most} for update skip locked) due
    where d.kind = due.kind and d.id = due.id
    returning d.kind, d.id, d.version`.execute(tx.q)
  return rows
}

const keysOf = (keys: readonly DocumentKey[]) => sql`unnest(
  ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::uuid[],
  ${keys.map(({ version }) => version)}::bigint[]) as sent(kind, id, version)`

/** The engine has these as they are now, or not at all; what was marked meanwhile stays due. */
export const settleDocuments = async (
  tx: Transaction,
  keys: readonly DocumentKey[],
  isIndexed: boolean,
  now: Date,
) => {
  if (keys.length === 0) return
  await sql`
    update search.documents d set due_at = null, waiting_since = null,
      is_indexed = ${isIndexed}, sent_at = ${now}
    from ${keysOf(keys)}
    where d.kind = sent.kind and d.id = sent.id and d.version = sent.version`.execute(tx.q)
}

/** They could not be sent; somebody tries again then. */
export const postponeDocuments = async (
  tx: Transaction,
  keys: readonly DocumentKey[],
  dueAt: Date,
) => {
  await sql`
    update search.documents d set due_at = least(d.due_at, ${dueAt})
    from ${keysOf(keys)} where d.kind = sent.kind and d.id = sent.id`.execute(tx.q)
}

export const insertIndex = (
  tx: Transaction,
  index: Pick<IndexRow, 'name' | 'kind' | 'state' | 'mapping'>,
  now: Date,
) =>
  tx.q
    .insertInto('search.indexes')
    .values({ ...index, created_at: now })
    .execute()

export const deleteIndexRow = (tx: Transaction, name: string) =>
  tx.q.deleteFrom('search.indexes').where('name', '=', name).execute()

/** What was built takes the place of the live one, whose row is deleted before. */
export const makeLive = (tx: Transaction, name: string) =>
  tx.q.updateTable('search.indexes').set({ state: 'live' }).where('name', '=', name).execute()

export const noteFilled = (
  tx: Transaction,
  name: string,
  filled: { readonly reached: string | null; readonly filled_at: Date | null },
) => tx.q.updateTable('search.indexes').set(filled).where('name', '=', name).execute()

/** From the first of their posts, also when somebody is on the way through them. */
export const noteCreators = async (tx: Transaction, ids: readonly AccountId[], dueAt: Date) => {
  if (ids.length === 0) return
  await sql`
    insert into search.creators_changed (id, due_at)
    select id, ${dueAt} from unnest(${[...new Set(ids)].sort()}::uuid[]) as changed(id)
    on conflict (id) do update set reached = null, due_at = excluded.due_at`.execute(tx.q)
}

export interface CreatorRow {
  readonly id: AccountId
  readonly reached: string | null
}

/** The one that has waited longest, locked until the transaction ends; others take the next. */
export const lockChangedCreator = async (
  tx: Transaction,
  now: Date,
): Promise<CreatorRow | undefined> => {
  const { rows } = await sql<CreatorRow>`
    select id, reached from search.creators_changed where due_at <= ${now}
    order by due_at limit 1 for update skip locked`.execute(tx.q)
  return rows[0]
}

export const noteReached = (tx: Transaction, id: AccountId, reached: string) =>
  tx.q.updateTable('search.creators_changed').set({ reached }).where('id', '=', id).execute()

export const forgetCreator = (tx: Transaction, id: AccountId) =>
  tx.q.deleteFrom('search.creators_changed').where('id', '=', id).execute()

/** The kind that is to be compared now, leased. The first time there is no row for it yet. */
export const claimComparison = async (
  tx: Transaction,
  kind: KindName,
  now: Date,
  until: Date,
): Promise<{ readonly reached: string | null } | undefined> => {
  const { rows } = await sql<{ reached: string | null }>`
    insert into search.comparisons as c (kind, due_at) values (${kind}, ${until})
    on conflict (kind) do update set due_at = ${until} where c.due_at <= ${now}
    returning reached`.execute(tx.q)
  return rows[0]
}

export const noteCompared = (
  tx: Transaction,
  kind: KindName,
  { reached, dueAt }: { readonly reached: string | null; readonly dueAt: Date },
) =>
  tx.q
    .updateTable('search.comparisons')
    .set({ reached, due_at: dueAt })
    .where('kind', '=', kind)
    .execute()
