import type { AccountId, PushDeviceId, SessionId } from '@fanfare/contract'
import type { Queryable } from '../../../../../platform/database/database.ts'

export interface PushDeviceRow {
  readonly id: PushDeviceId
  readonly session_id: SessionId
  readonly created_at: Date
}

/** Newest first; there are never many. */
export const readPushDevices = ({ q }: Queryable, account: AccountId): Promise<PushDeviceRow[]> =>
  q
    .selectFrom('notifications.push_devices')
    .select(['id', 'session_id', 'created_at'])
    .where('account_id', '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$castTo<PushDeviceRow>()
    .execute()

/** Those whose sessions nobody has asked for since then. */
export const readUnchecked = ({ q }: Queryable, before: Date, most: number) =>
  q
    .selectFrom('notifications.push_devices')
    .select(['id', 'session_id', 'created_at'])
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .limit(most)
    .$castTo<PushDeviceRow>()
    .execute()
