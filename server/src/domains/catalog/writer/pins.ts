import type { AccountId, ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

interface Pinned {
  readonly id: ContentId
  readonly title: string
}

/** What the creator had pinned, locked: whoever pins at the same time waits. */
export const lockPinned = async (tx: Transaction, creator: AccountId): Promise<Pinned | null> => {
  const row = await tx.q
    .selectFrom('catalog.pins as p')
    .innerJoin('catalog.contents as c', 'c.id', 'p.content_id')
    .select(['c.id', 'c.title'])
    .where('p.creator_id', '=', creator)
    .forUpdate('p')
    .$castTo<Pinned>()
    .executeTakeFirst()
  return row ?? null
}

export const putPin = async (tx: Transaction, creator: AccountId, id: ContentId, now: Date) => {
  const pin = { content_id: id, at: now }
  await tx.q
    .insertInto('catalog.pins')
    .values({ creator_id: creator, ...pin })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(pin))
    .execute()
}

/** Whether it was pinned. */
export const deletePin = async (
  tx: Transaction,
  creator: AccountId,
  id: ContentId,
): Promise<boolean> => {
  const row = await tx.q
    .deleteFrom('catalog.pins')
    .where('creator_id', '=', creator)
    .where('content_id', '=', id)
    .returning('content_id')
    .executeTakeFirst()
  return row !== undefined
}
