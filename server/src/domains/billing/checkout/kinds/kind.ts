import type { Transaction } from '../../../../platform/database/database.ts'
import type { OrderRow } from '../reader/orders.ts'

/** What differs between the kinds of order. All of it happens in the transaction that ends it. */
export interface Kind {
  /** Who gets what of the money that this charge has moved. */
  book(tx: Transaction, order: OrderRow, charge: string, now: Date): Promise<void>
  /** What the buyer gets for it. */
  deliver(tx: Transaction, order: OrderRow, now: Date): Promise<void>
  /** What waits for another payment, now that this one has failed or ended. */
  giveBack?(tx: Transaction, order: OrderRow, now: Date): Promise<void>
}
