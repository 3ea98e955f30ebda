import type { AccountId, SessionId } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { readSuspended } from '../../profiles/index.ts'
import type { Preferences } from '../policy.ts'
import { readOwn } from '../preferences/settings.ts'
import type { DeliveryTimes } from '../times/delivery-times.ts'

/** Somebody who is told outside of the app. */
export interface Reader {
  /** What they may see is asked as them. */
  readonly scope: SignedInScope
  readonly email: string
  readonly preferences: Preferences
  readonly times: DeliveryTimes
}

/** They need not be signed in anywhere. */
const noSession = '00000000-0000-0000-0000-000000000000' as SessionId

/** Null when nothing may be sent to them: they are gone, suspended, or have not confirmed their address. */
export const readReader = async (scope: Scope, accountId: AccountId): Promise<Reader | null> => {
  const account = await readAccount(scope.db, accountId)
  if (!account?.emailVerified) return null
  const suspended = await readSuspended(scope.db, [accountId])
  if (suspended.has(accountId)) return null
  const { preferences, times } = await readOwn(scope.db, accountId)
  const actor = { kind: 'account', accountId, sessionId: noSession, role: account.role } as const
  return { scope: { ...scope, actor }, email: account.email, preferences, times }
}
