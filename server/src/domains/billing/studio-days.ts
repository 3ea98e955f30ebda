import type { AccountId, Currency } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { readDays, readGroups } from './audience/reader.ts'
import { readCurrencies, readNets } from './earnings/reader.ts'

export interface BillingDays {
  /** The one with the most sales first. */
  readonly currencies: readonly Currency[]
  readonly nets: Awaited<ReturnType<typeof readNets>>
  readonly audience: Awaited<ReturnType<typeof readDays>>
  /** Everyone who has not ended. */
  readonly subscribers: number
}

/** A creator's sums by day since then; days on which nothing happened are not there. */
export const readBillingDays = async (
  db: Queryable,
  creatorId: AccountId,
  since: string,
): Promise<BillingDays> => {
  const [currencies, nets, audience, groups] = await Promise.all([
    readCurrencies(db, creatorId),
    readNets(db, creatorId, since),
    readDays(db, creatorId, since),
    readGroups(db, creatorId),
  ])
  const subscribers = groups.reduce((sum, { people }) => sum + people, 0)
  return { currencies, nets, audience, subscribers }
}
