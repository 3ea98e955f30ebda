import type { AccountId } from '@fanfare/contract'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ContentRow } from '../reader/contents.ts'

export interface CategoryRow {
  /** The creator's. */
  readonly id: AccountId
}

export const claimDueCategories = claimDue<CategoryRow>('catalog.creator_categories', 20)

/** A change of what is published: the creator's category is looked at again soon. */
export const noteCategoryDue = async (
  tx: Transaction,
  before: ContentRow,
  after: ContentRow,
  now: Date,
) => {
  const isPublished = after.status === 'published'
  const isSame = before.status === after.status && before.category === after.category
  if (isSame || (!isPublished && before.status !== 'published')) return
  await tx.q
    .insertInto('catalog.creator_categories')
    .values({ id: after.creator_id, due_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due_at: now }))
    .execute()
}

/** Whether it is still as it was claimed: whoever noted a change meanwhile has made it due again. */
export const lockClaimedCategory = async (tx: Transaction, id: AccountId, claimed: Date) => {
  const row = await tx.q
    .selectFrom('catalog.creator_categories')
    .select('due_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.due_at?.getTime() === claimed.getTime()
}

export const setCategoryDue = async (tx: Transaction, id: AccountId, dueAt: Date | null) => {
  await tx.q
    .updateTable('catalog.creator_categories')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .execute()
}
