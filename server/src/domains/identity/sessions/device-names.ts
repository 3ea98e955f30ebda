import type { AccountId, SessionId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { listSessions } from '../reader.ts'
import { deviceName } from './device-name.ts'

/** What each session of a person that is there runs on, as their list of devices says it. */
export const readDeviceNames = async (
  db: Queryable,
  accountId: AccountId,
  now: Date,
): Promise<ReadonlyMap<SessionId, string>> => {
  const sessions = await listSessions(db, accountId, now)
  return new Map(sessions.map(({ id, user_agent }) => [id as SessionId, deviceName(user_agent)]))
}
