import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import type { MailContent } from '../../platform/mail/compose.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { readAccount } from '../identity/index.ts'

/** To the address that the account has now; an account that is gone gets no mail. */
export const mailAccount = async (tx: Transaction, id: AccountId, mail: MailContent, now: Date) => {
  const account = await readAccount(tx, id)
  if (account) await queueMail(tx, account.email, mail, now)
}
