import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { restoreAccount, suspendAccount } from '../../identity/index.ts'
import { changeProfile } from '../writer.ts'

/** Kept out and hidden together or not at all; here, because this is the lowest that knows both. */
export const suspendPerson = async (tx: Transaction, id: AccountId, now: Date) => {
  const ended = await suspendAccount(tx, id, now)
  if (ended) await changeProfile(tx, id, { suspended_at: now }, now)
  return ended
}

export const restorePerson = async (tx: Transaction, id: AccountId, now: Date) => {
  const wasSuspended = await restoreAccount(tx, id)
  if (wasSuspended) await changeProfile(tx, id, { suspended_at: null }, now)
  return wasSuspended
}
