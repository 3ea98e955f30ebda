import type { TierId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { TierRow } from './reader.ts'
import { addSeat, insistOnSeat, markSubscribed, returnSeat } from './writer.ts'

/**
 * With the fan's yes. Where there is a limit the tier's row counts, so whoever takes the last seat
 * has it; without one nobody waits for anybody.
 */
export const takeSeat = async (tx: Transaction, tier: TierRow) => {
  if (!tier.has_subscribers) await markSubscribed(tx, tier.id)
  if (tier.seat_limit === null) return
  if (!(await addSeat(tx, tier.id))) fail('tier.full')
}

export const freeSeat = (tx: Transaction, id: TierId) => returnSeat(tx, id)

/** For what is paid already: a full tier gets one more seat. */
export const makeSeat = (tx: Transaction, id: TierId) => insistOnSeat(tx, id)
