import type { Transaction } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { after, lengths } from './policy.ts'
import { hashOf, makeToken } from './sessions/tokens.ts'
import { insertVerification, type LinkPurpose } from './writer/links.ts'

interface Link {
  readonly accountId: string
  readonly purpose: LinkPurpose
  readonly email: string
}

/** Answers the token for the mail; only its hash stays. */
export const openLink = async (
  scope: Scope,
  tx: Transaction,
  { accountId: account_id, purpose, email }: Link,
) => {
  const token = makeToken()
  const created_at = scope.now()
  const dates = { created_at, expires_at: after(created_at, lengths[purpose]) }
  await insertVerification(tx, { token_hash: hashOf(token), account_id, purpose, email, ...dates })
  return token
}
