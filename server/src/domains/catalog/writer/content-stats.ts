import type { AccountId, ContentStatus } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ContentRow } from '../reader/contents.ts'
import { noteMonthDue } from './published-months.ts'
import { insertRevenue, syncRevenues } from './revenues.ts'
import { scoreFrom } from './score.ts'

const listed = [
  'status',
  'category',
  'visibility',
  'is_free',
  'published_at',
] as const satisfies readonly (keyof ContentRow)[]

const isSame = (a: unknown, b: unknown) =>
  (a instanceof Date ? a.getTime() : a) === (b instanceof Date ? b.getTime() : b)

/** The tags of what is published, each with what a list of that tag narrows and sorts by. */
const syncTags = async (tx: Transaction, row: ContentRow) => {
  await tx.q.deleteFrom('catalog.content_tags').where('content_id', '=', row.id).execute()
  if (row.status !== 'published' || row.tags.length === 0) return
  await sql`
    insert into catalog.content_tags (tag, content_id, type, category, is_free, published_at, score)
    select distinct tag, c.id, c.type, c.category, c.is_free, c.published_at, s.score
    from catalog.contents c
    join catalog.content_stats s on s.content_id = c.id
    cross join unnest(c.tags) as tag
    where c.id = ${row.id}`.execute(tx.q)
}

/** What lists narrow by stands in other tables too; they follow in the same transaction. */
export const syncContentStats = async (tx: Transaction, row: ContentRow, before?: ContentRow) => {
  const isListedAlike =
    before !== undefined && listed.every((name) => isSame(row[name], before[name]))
  const hasSameTags = before !== undefined && row.tags.join('\n') === before.tags.join('\n')
  if (isListedAlike && hasSameTags) return
  const { status, type, category, visibility, is_free } = row
  const copied = { status, type, category, visibility, is_free }
  if (!before) {
    await tx.q
      .insertInto('catalog.content_stats')
      .values({ content_id: row.id, creator_id: row.creator_id, ...copied })
      .execute()
    await insertRevenue(tx, row)
    return
  }
  const score = scoreFrom({
    views: sql`view_count`,
    likes: sql`like_count`,
    comments: sql`comment_count`,
    publishedAt: sql`${row.published_at}::timestamptz`,
  })
  await tx.q
    .updateTable('catalog.content_stats')
    .set({ ...copied, score })
    .where('content_id', '=', row.id)
    .execute()
  await syncRevenues(tx, row)
  await syncTags(tx, row)
  if (row.status === 'published' || before.status === 'published') {
    await noteMonthDue(tx, row.published_at, row.updated_at)
  }
}

export const countStatus = async (
  tx: Transaction,
  creatorId: AccountId,
  before: ContentStatus | null,
  after: ContentStatus | null,
) => {
  const change = async (status: ContentStatus | null, contents: number) => {
    if (!status) return
    await tx.q
      .insertInto('catalog.totals')
      .values({ creator_id: creatorId, status, contents })
      .onConflict((conflict) =>
        conflict
          .columns(['creator_id', 'status'])
          .doUpdateSet({ contents: sql`catalog.totals.contents + excluded.contents` }),
      )
      .execute()
  }
  // In one order, so that two of this creator's changes do not wait for each other for ever.
  const changes = [[before, -1] as const, [after, 1] as const]
  changes.sort(([a], [b]) => (a ?? '').localeCompare(b ?? ''))
  for (const [status, contents] of changes) await change(status, contents)
}
