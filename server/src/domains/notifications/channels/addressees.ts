import type { AccountId, Role } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { readAccounts } from '../../identity/index.ts'
import { readSuspended } from '../../profiles/index.ts'
import { readDeliveryTimes } from '../preferences/reader.ts'
import type { DeliveryTimes } from '../times/delivery-times.ts'

/** Somebody who may be mailed. */
export interface Addressee {
  readonly id: AccountId
  readonly email: string
  readonly role: Role
  readonly times: DeliveryTimes
}

/** Without those who are gone, suspended, or have not confirmed their address: three queries for all. */
export const readAddressees = async (
  db: Queryable,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, Addressee>> => {
  const [accounts, suspended, timesOf] = await Promise.all([
    readAccounts(db, ids),
    readSuspended(db, ids),
    readDeliveryTimes(db, ids),
  ])
  const reached = accounts.filter(({ id, emailVerified }) => emailVerified && !suspended.has(id))
  return new Map(
    reached.map(({ id, email, role }) => [id, { id, email, role, times: timesOf(id) }]),
  )
}
