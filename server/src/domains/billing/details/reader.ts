import type { AccountId, BillingAddress, BillingDetails } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'

/** Whoever has never paid has none, and gets receipts. */
export const readDetails = async (
  { q }: Queryable,
  accountId: AccountId,
): Promise<BillingDetails> => {
  const row = await q
    .selectFrom('billing.customers')
    .select(['address', 'email_receipts'])
    .where('account_id', '=', accountId)
    .$castTo<{ address: BillingAddress | null; email_receipts: boolean }>()
    .executeTakeFirst()
  return { address: row?.address ?? null, emailReceipts: row?.email_receipts ?? true }
}
