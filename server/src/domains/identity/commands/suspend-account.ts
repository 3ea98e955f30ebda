import type { AccountId, SessionId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { revokeSessions } from '../sessions/revoke.ts'
import { lockAccount, updateAccount } from '../writer/accounts.ts'
import { deletePendingSignIns } from '../writer/pending-sign-ins.ts'

/** The sessions whose sockets end once this is committed; null for whoever is suspended already. */
export const suspendAccount = async (
  tx: Transaction,
  accountId: AccountId,
  now: Date,
): Promise<readonly SessionId[] | null> => {
  // Locked: whoever is signing in at this moment is either refused or signed out here.
  const account = await lockAccount(tx, accountId)
  if (account.suspended_at) return null
  await updateAccount(tx, accountId, { suspended_at: now })
  await deletePendingSignIns(tx, accountId)
  tx.emit('identity.suspension-changed', { accountId })
  return revokeSessions(tx, { accountId, keepDevices: true }, now)
}

/** Whether there was something to restore. */
export const restoreAccount = async (tx: Transaction, accountId: AccountId) => {
  const account = await lockAccount(tx, accountId)
  if (!account.suspended_at) return false
  await updateAccount(tx, accountId, { suspended_at: null })
  tx.emit('identity.suspension-changed', { accountId })
  return true
}
