import { type AccountId, type Currency, tipCarrierDays } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { comingOf } from './coming.ts'
import { readRenewing } from './reader/subscriptions.ts'

/** By currency: the next charge of this fan that comes soon enough to take small tips along. */
export const readTipCarriers = async (
  db: Queryable,
  accountId: AccountId,
  now: Date,
): Promise<ReadonlyMap<Currency, Date>> => {
  const until = after(now, tipCarrierDays * 86_400_000)
  const coming = await comingOf(db, await readRenewing(db, accountId), now, until)
  const charged = coming.filter(({ total }) => total.amount > 0)
  // The earliest is kept, so it is written last.
  return new Map(charged.toReversed().map(({ total, at }) => [total.currency, at]))
}
