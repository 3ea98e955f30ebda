import type { AccountId, PaymentMethodId } from '@fanfare/contract'
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
