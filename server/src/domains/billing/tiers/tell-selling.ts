import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { noteSelling } from '../../profiles/index.ts'
import { readTiersOnSale } from './reader.ts'

/** Their pages offer a subscription as long as a tier is on sale, from the same moment. */
export const tellSelling = async (tx: Transaction, creatorId: AccountId, now: Date) => {
  const tiers = await readTiersOnSale(tx, creatorId)
  await noteSelling(tx, creatorId, tiers.length > 0, now)
}
