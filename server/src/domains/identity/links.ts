import type { Transaction } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { after, lengths } from './policy.ts'
import { hashOf, makeToken } from './sessions/tokens.ts'
import { insertVerification } from './writer/links.ts'

interface Link {
  readonly accountId: string
  readonly purpose: 'verify-email' | 'change-email' | 'reset-password'
  readonly email: string
}

/** Answers the token for the mail; only its hash stays. */
export const openLink = async (scope: Scope, tx: Transaction, link: Link) => {
  const token = makeToken()
  const now = scope.now()
  const expiresAt = after(now, lengths[link.purpose])
  await insertVerification(tx, { ...link, tokenHash: hashOf(token), expiresAt }, now)
  return token
}
