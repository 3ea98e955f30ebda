import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { writeVerified } from '../writer/allowances.ts'

/**
 * Called by the domain that verifies people, in its transaction. They may send larger files and
 * keep more of them; what was sent before stays when they lose it.
 */
export const setVerified = (tx: Transaction, accountId: AccountId, verified: boolean) =>
  writeVerified(tx, accountId, verified)
