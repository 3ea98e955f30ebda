import type { AccountId, AccountView, DeviceView, Role, SessionId } from '@fanfare/contract'
import type { AccountRow, SessionRow } from './reader.ts'
import { deviceName } from './sessions/device-name.ts'

export const presentAccount = (row: AccountRow): AccountView => ({
  id: row.id as AccountId,
  email: row.email,
  emailVerified: row.email_verified,
  role: row.role as Role,
  secondFactor: row.second_factor,
})

export const presentDevice = (row: SessionRow, currentSessionId: string): DeviceView => ({
  id: row.id as SessionId,
  name: deviceName(row.user_agent),
  address: row.address,
  signedInAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  current: row.id === currentSessionId,
})
