import type { AccountId, SavedReply } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** By name, as people write it. */
export const readSavedReplies = ({ q }: Queryable, owner: AccountId): Promise<SavedReply[]> =>
  q
    .selectFrom('messaging.saved_replies')
    .select(['id', 'name', 'text'])
    .where('account_id', '=', owner)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .$castTo<SavedReply>()
    .execute()
