import type { MessagePrivacy } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { SignedIn } from '../../../platform/scope.ts'
import { readProfile } from '../../profiles/index.ts'
import { firstMayWrite } from '../policy.ts'
import { findSettings } from './reader.ts'

export const readMessagePrivacy = async (
  db: Queryable,
  { accountId }: SignedIn,
): Promise<MessagePrivacy> => {
  const [row] = await findSettings(db, [accountId])
  const profile = await readProfile(db, accountId)
  return {
    mayWrite: row?.may_write ?? firstMayWrite(profile?.creator_since != null),
    readReceipts: row?.read_receipts ?? true,
    activityStatus: row?.activity_status ?? true,
  }
}
