import { randomUUID } from 'node:crypto'
import { AccountId, type Role, SessionId } from '@fanfare/contract'
import { type Platform, type SignedInScope, scopeOf } from '../src/platform/scope.ts'

/** Someone of whom nothing is known but that they are signed in, for what is tried past the api. */
export const newcomer = (platform: Platform, role: Role): SignedInScope => {
  const accountId = AccountId.parse(randomUUID())
  const sessionId = SessionId.parse(randomUUID())
  const actor = { kind: 'account', accountId, sessionId, role } as const
  return { ...scopeOf(platform, actor), actor }
}
