import type { AccountId, Role } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { lockAccount, updateAccount } from '../writer/accounts.ts'

export const changeRole = async (tx: Transaction, accountId: AccountId, role: Role) => {
  const account = await lockAccount(tx, accountId)
  if (account.role === role) return
  await updateAccount(tx, accountId, { role })
  tx.emit('identity.role-changed', { accountId })
}
