import type { Transaction } from '../../../../platform/database/database.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import type { OrderRow } from '../reader/orders.ts'

/** What somebody says besides which card they pay with. */
export interface Consent {
  readonly timeZone: string
}

/** What differs between the kinds of order. All of it happens in the transaction that ends it. */
export interface Kind {
  /** The buyer has said yes: whether it still is what they saw. Absent where nobody is asked. */
  agree?(tx: Transaction, scope: SignedInScope, order: OrderRow, consent: Consent): Promise<void>
  /** Charged again without the buyer there, so its card is kept. */
  readonly keepsCard?: true
  /** Who gets what of the money that this charge has moved. */
  book(tx: Transaction, order: OrderRow, charge: string, now: Date): Promise<void>
  /** What the buyer gets for it. */
  deliver(tx: Transaction, order: OrderRow, now: Date): Promise<void>
  /** What waits for another payment, now that this one has failed or ended. */
  giveBack?(tx: Transaction, order: OrderRow, now: Date): Promise<void>
}
