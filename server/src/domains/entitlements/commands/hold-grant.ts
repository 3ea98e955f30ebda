import type { Transaction } from '../../../platform/database/database.ts'
import { isInForce } from '../policy.ts'
import { type GrantFilter, lockGrants } from '../writer.ts'

/** Whether they have it; until the transaction ends, nobody takes it from them and nobody else asks this. */
export const holdGrant = async (
  tx: Transaction,
  { accountId, resource }: Pick<GrantFilter, 'accountId' | 'resource'>,
  now: Date,
): Promise<boolean> =>
  (await lockGrants(tx, accountId, resource)).some((row) => isInForce(row, now))
