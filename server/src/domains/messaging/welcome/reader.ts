import type { AccountId, WelcomeMessage } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** Off and empty until they write one. */
export const readWelcomeMessage = async (
  { q }: Queryable,
  creatorId: AccountId,
): Promise<WelcomeMessage> => {
  const row = await q
    .selectFrom('messaging.welcomes')
    .select(['is_on as isOn', 'text'])
    .where('account_id', '=', creatorId)
    .executeTakeFirst()
  return row ?? { isOn: false, text: '' }
}

/** The texts of those of these creators who send one. */
export const readWelcomeTexts = async (
  { q }: Queryable,
  creatorIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, string>> => {
  const rows = await q
    .selectFrom('messaging.welcomes')
    .select(['account_id', 'text'])
    .where(sql<boolean>`account_id = any(${[...creatorIds]}::uuid[])`)
    .where('is_on', '=', sql.lit(true))
    .$castTo<{ account_id: AccountId; text: string }>()
    .execute()
  return new Map(rows.map(({ account_id, text }) => [account_id, text]))
}
