import type { AccountId, BillingAddress, BillingDetails } from '@fanfare/contract'
import { sql } from 'kysely'
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

/** Those who want no receipts by mail. */
export const readWithoutReceipts = async (
  { q }: Queryable,
  accounts: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  const rows = await q
    .selectFrom('billing.customers')
    .select('account_id')
    .where(sql<boolean>`account_id = any(${[...accounts]}::uuid[])`)
    .where('email_receipts', '=', false)
    .$castTo<{ account_id: AccountId }>()
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}
