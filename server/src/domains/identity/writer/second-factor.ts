import type { Transaction } from '../../../platform/database/database.ts'

export const lockSecondFactor = ({ q }: Transaction, accountId: string) =>
  q
    .selectFrom('identity.second_factors')
    .select(['secret', 'verified', 'last_used_step'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

/** From here on this step and the ones before it are spent. */
export const spendStep = async ({ q }: Transaction, accountId: string, step: number) => {
  await q
    .updateTable('identity.second_factors')
    .set({ last_used_step: step, verified: true })
    .where('account_id', '=', accountId)
    .execute()
}

export const deleteSecondFactor = async ({ q }: Transaction, accountId: string) => {
  await q.deleteFrom('identity.second_factors').where('account_id', '=', accountId).execute()
}
