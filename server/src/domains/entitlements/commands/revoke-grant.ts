import type { Transaction } from '../../../platform/database/database.ts'
import { type GrantFilter, markRevoked } from '../writer.ts'

/** From now on; a play that is running ends with its addresses, within ten minutes. */
export const revokeGrant = async (tx: Transaction, filter: GrantFilter, now: Date) => {
  const revoked = await markRevoked(tx, filter, now)
  const { accountId, resource } = filter
  if (revoked > 0) tx.emit('entitlements.access-changed', { accountId, resource })
  return revoked
}
