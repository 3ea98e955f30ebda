import type { AccountId, Currency } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'

export const writeBudget = async (
  tx: Transaction,
  accountId: AccountId,
  currency: Currency,
  amount: number | null,
) => {
  if (amount === null) {
    await tx.q
      .deleteFrom('billing.budgets')
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .execute()
    return
  }
  await tx.q
    .insertInto('billing.budgets')
    .values({ account_id: accountId, currency, amount })
    .onConflict((conflict) => conflict.columns(['account_id', 'currency']).doUpdateSet({ amount }))
    .execute()
}
