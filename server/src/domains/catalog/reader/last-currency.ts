import type { AccountId, Currency } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'

/** Whoever has priced none of so many lately has no currency by now. */
const looked = 50

/** The currency of the price that this creator set last, among the posts they changed last. */
export const readLastCurrency = async (
  { q }: Queryable,
  creatorId: AccountId,
): Promise<Currency | null> => {
  const row = await q
    .selectFrom((from) =>
      from
        .selectFrom('catalog.contents')
        .select(['currency', 'updated_at', 'id'])
        .where('creator_id', '=', creatorId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(looked)
        .as('latest'),
    )
    .select('currency')
    .where('currency', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.currency ?? null) as Currency | null
}
