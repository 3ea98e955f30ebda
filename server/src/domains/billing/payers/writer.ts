import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

interface Link {
  readonly kind: 'card' | 'device'
  /** Of the card's number or the browser; null where nobody knows. */
  readonly value: string | null
}

/** What this person has paid with. It is kept when a card is removed or a session ends. */
export const linkPayer = async (tx: Transaction, account_id: AccountId, { kind, value }: Link) => {
  if (value === null) return
  await tx.q
    .insertInto('billing.payer_links')
    .values({ account_id, kind, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
