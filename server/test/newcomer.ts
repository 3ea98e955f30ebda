import { randomUUID } from 'node:crypto'
import { AccountId, type Role, SessionId } from '@fanfare/contract'
import { type Platform, type SignedInScope, scopeOf } from '../src/platform/scope.ts'

/** Someone with an account and nothing else, for what is tried past the api. */
export const newcomer = async (
  platform: Platform,
  role: Role,
  { confirmed = true }: { readonly confirmed?: boolean } = {},
): Promise<SignedInScope> => {
  const accountId = AccountId.parse(randomUUID())
  const sessionId = SessionId.parse(randomUUID())
  const actor = { kind: 'account', accountId, sessionId, role } as const
  const scope = { ...scopeOf(platform, actor), actor }
  const at = scope.now()
  await scope.transact(({ q }) =>
    q
      .insertInto('identity.accounts')
      .values({
        id: accountId,
        email: `${accountId}@example.test`,
        email_verified: confirmed,
        role,
        created_at: at,
        updated_at: at,
      })
      .execute(),
  )
  return scope
}
