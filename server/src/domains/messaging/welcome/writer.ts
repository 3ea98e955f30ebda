import type { AccountId, WelcomeMessage } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

export const putWelcome = (tx: Transaction, id: AccountId, { isOn, text }: WelcomeMessage) =>
  tx.q
    .insertInto('messaging.welcomes')
    .values({ account_id: id, is_on: isOn, text })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ is_on: isOn, text }))
    .execute()
