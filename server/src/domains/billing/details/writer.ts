import type { AccountId, BillingDetails } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

/** Needs the customer's row. */
export const writeDetails = async (
  tx: Transaction,
  accountId: AccountId,
  { address, emailReceipts }: BillingDetails,
) => {
  await tx.q
    .updateTable('billing.customers')
    .set({ address: address && JSON.stringify(address), email_receipts: emailReceipts })
    .where('account_id', '=', accountId)
    .execute()
}
