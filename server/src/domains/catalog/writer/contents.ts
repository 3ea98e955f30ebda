import type { AccountId, ContentId, ContentType } from '@fanfare/contract'
import { sql } from 'kysely'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { dueOf } from '../due-at.ts'
import type { ContentRow } from '../reader/contents.ts'
import { countStatus, syncContentStats } from './content-stats.ts'
import { tellChange } from './events.ts'
import { noteCategoryDue } from './main-category.ts'

interface NewContent {
  readonly id: ContentId
  readonly creatorId: AccountId
  readonly type: ContentType
}

export const insertContent = async (
  tx: Transaction,
  { id, creatorId, type }: NewContent,
  now: Date,
): Promise<ContentRow> => {
  const row = await tx.q
    .insertInto('catalog.contents')
    .values({ id, creator_id: creatorId, type, created_at: now, updated_at: now })
    .returningAll()
    .$castTo<ContentRow>()
    .executeTakeFirstOrThrow()
  await syncContentStats(tx, row)
  await countStatus(tx, creatorId, null, row.status)
  return row
}

const contents = (tx: Transaction) =>
  tx.q.selectFrom('catalog.contents').selectAll().$castTo<ContentRow>()

/** Somebody else's post is not there, rather than forbidden. */
export const lockOwnContent = async (
  tx: Transaction,
  owner: AccountId,
  id: ContentId,
): Promise<ContentRow> => {
  const row = await contents(tx)
    .where('id', '=', id)
    .where('creator_id', '=', owner)
    .forUpdate()
    .executeTakeFirst()
  return row ?? fail('content.not-found')
}

/** In one order, so that two who want the same do not wait for each other for ever. */
export const lockContents = (tx: Transaction, ids: readonly ContentId[]) =>
  contents(tx)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

export const claimDueContents = claimDue<ContentRow>('catalog.contents', 20)

export type ContentChange = Partial<Omit<ContentRow, 'id' | 'creator_id' | 'type' | 'is_free'>>

/** Every change passes here: counts, tags, what is due and who is told follow from it. */
export const changeContent = async (
  tx: Transaction,
  before: ContentRow,
  { chapters, ...change }: ContentChange,
  now: Date,
): Promise<ContentRow> => {
  const after = { ...before, ...change }
  const row = await tx.q
    .updateTable('catalog.contents')
    .set({
      ...change,
      ...(change.tags ? { tags: [...change.tags] } : {}),
      ...(chapters ? { chapters: JSON.stringify(chapters) } : {}),
      due_at: change.due_at === undefined ? dueOf(after, now) : change.due_at,
      updated_at: now,
    } as object)
    .where('id', '=', before.id)
    .returningAll()
    .$castTo<ContentRow>()
    .executeTakeFirstOrThrow()
  await syncContentStats(tx, row, before)
  await noteCategoryDue(tx, before, row, now)
  if (before.status !== row.status) {
    await countStatus(tx, row.creator_id, before.status, row.status)
  }
  const isRevised = Object.keys(change).every((name) => name === 'version') && !chapters
  tellChange(tx, before, row, isRevised)
  return row
}
