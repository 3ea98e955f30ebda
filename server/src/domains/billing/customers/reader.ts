import type { AccountId, BillingAddress, BillingDetails, PaymentMethodId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

export interface MethodRow extends Row<'billing.payment_methods'> {
  readonly id: PaymentMethodId
  readonly account_id: AccountId
}

const methods = ({ q }: Queryable) =>
  q.selectFrom('billing.payment_methods').selectAll().$castTo<MethodRow>()

/** The one that is used unless another is chosen comes first. */
export const readMethods = (db: Queryable, accountId: AccountId) =>
  methods(db)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** Another person's card is not found. */
export const readOwnMethod = async (db: Queryable, accountId: AccountId, id: PaymentMethodId) =>
  (await methods(db).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()) ??
  null

/** What they said last. */
export const readCountry = async ({ q }: Queryable, accountId: AccountId) => {
  const row = await q
    .selectFrom('billing.customers')
    .select('country')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.country ?? null
}

export const readCustomer = async ({ q }: Queryable, accountId: AccountId) => {
  const row = await q
    .selectFrom('billing.customers')
    .select('provider_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.provider_id ?? null
}

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
    .where('email_receipts', '=', sql.lit(false))
    .$castTo<{ account_id: AccountId }>()
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/** Of the address that somebody's renewals have now. */
export const readCalendarVersion = async ({ q }: Queryable, id: AccountId) => {
  const row = await q
    .selectFrom('billing.customers')
    .select('calendar_version')
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row?.calendar_version ?? 1
}
