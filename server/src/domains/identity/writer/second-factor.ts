import type { Transaction } from '../../../platform/database/database.ts'
import { updateAccount } from './accounts.ts'

export const lockSecondFactor = ({ q }: Transaction, accountId: string) =>
  q
    .selectFrom('identity.second_factors')
    .select(['secret', 'recovery_codes', 'verified', 'last_used_step'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

const batch = 100

/** By account, so that a walk over all of them goes on where it was. */
export const lockSecondFactorsAfter = ({ q }: Transaction, accountId: string | null) =>
  q
    .selectFrom('identity.second_factors')
    .select(['account_id', 'secret', 'recovery_codes'])
    .$if(accountId !== null, (query) => query.where('account_id', '>', accountId as string))
    .orderBy('account_id')
    .limit(batch)
    .forUpdate()
    .execute()

export const replaceSealed = async (
  { q }: Transaction,
  accountId: string,
  sealed: { readonly secret: string; readonly recovery_codes: string },
) => {
  await q
    .updateTable('identity.second_factors')
    .set(sealed)
    .where('account_id', '=', accountId)
    .execute()
}

/** From here on this step and the ones before it are spent. */
export const spendStep = async ({ q }: Transaction, accountId: string, step: number) => {
  await q
    .updateTable('identity.second_factors')
    .set({ last_used_step: step, verified: true })
    .where('account_id', '=', accountId)
    .execute()
}

/** With its recovery codes, which are in the same row. */
export const dropSecondFactor = async (tx: Transaction, accountId: string) => {
  await tx.q.deleteFrom('identity.second_factors').where('account_id', '=', accountId).execute()
  await updateAccount(tx, accountId, { second_factor: false })
}
