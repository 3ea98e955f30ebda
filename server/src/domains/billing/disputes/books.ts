import type { Transaction } from '../../../platform/database/database.ts'
import {
  findEntry,
  postDisputeFee,
  postDisputeLost,
  postDisputeOpened,
  postDisputeWon,
  type Rail,
  readSalesOf,
} from '../../ledger/index.ts'
import type { ProviderDispute } from '../gateways/claims.ts'
import { spreadOver } from '../refunds/spread.ts'

/** A charge can have paid for several sales, such as the tips of a tab: each is frozen by itself. */
const sourceOf = ({ id }: ProviderDispute, saleId: string) => `${id}:${saleId}`

/**
 * As much as the bank has taken. What was refunded before is not booked again; that the bank took it
 * twice, reconciling shows.
 */
export const bookOpened = async (tx: Transaction, dispute: ProviderDispute, now: Date) => {
  for (const taken of await spreadOver(tx, dispute.charge, dispute.amount)) {
    const source = sourceOf(dispute, taken.saleId)
    await postDisputeOpened(tx, { ...taken, source, reference: dispute.id }, now)
  }
}

const bookEach = async (
  tx: Transaction,
  dispute: ProviderDispute,
  post: typeof postDisputeWon,
  now: Date,
) => {
  for (const { sale_id } of await readSalesOf(tx, [dispute.charge])) {
    const source = sourceOf(dispute, sale_id)
    if (await findEntry(tx, 'dispute-opened', source)) await post(tx, source, now)
  }
}

export const bookWon = (tx: Transaction, dispute: ProviderDispute, now: Date) =>
  bookEach(tx, dispute, postDisputeWon, now)

export const bookLost = (tx: Transaction, dispute: ProviderDispute, now: Date) =>
  bookEach(tx, dispute, postDisputeLost, now)

export const bookFees = async (
  tx: Transaction,
  { id, fees }: ProviderDispute,
  rail: Rail,
  now: Date,
) => {
  for (const { transaction, fee } of fees) {
    await postDisputeFee(tx, { source: transaction, reference: id, rail, fee }, now)
  }
}
