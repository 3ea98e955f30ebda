import type { AccountId, Role, SessionId } from '@fanfare/contract'
import type { Scope, SignedInScope } from './scope.ts'

/** They need not be signed in anywhere. */
const noSession = '00000000-0000-0000-0000-000000000000' as SessionId

/** What somebody may see is asked as them, and what stands for somebody is done as them. */
export const actAs = (scope: Scope, accountId: AccountId, role: Role): SignedInScope => ({
  ...scope,
  actor: { kind: 'account', accountId, sessionId: noSession, role },
})
