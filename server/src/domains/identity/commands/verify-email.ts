import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { emailChangedMail } from '../mails.ts'
import { type AccountRow, findAccountByEmail } from '../reader.ts'
import { hashOf } from '../sessions/tokens.ts'
import { lockAccount, lockEmail, updateAccount } from '../writer/accounts.ts'
import { deleteVerifications, takeVerification } from '../writer/links.ts'

const confirm = async (tx: Transaction, account: AccountRow) => {
  if (account.email_verified) return
  await updateAccount(tx, account.id, { email_verified: true })
  tx.emit('identity.email-verified', { accountId: account.id as AccountId })
}

const move = async (scope: Scope, tx: Transaction, account: AccountRow, email: string) => {
  await lockEmail(tx, email)
  if (await findAccountByEmail(tx, email)) fail('auth.expired-link')
  const accountId = account.id as AccountId
  await updateAccount(tx, accountId, { email, email_verified: true })
  // Links that went to the old address must not open the account any more.
  await deleteVerifications(tx, accountId, ['verify-email', 'change-email', 'reset-password'])
  await queueMail(tx, account.email, emailChangedMail(email), scope.now())
  tx.emit('identity.email-changed', { accountId })
  if (!account.email_verified) tx.emit('identity.email-verified', { accountId })
}

/** The link from either mail: a first address confirmed, or a new one taken. */
export const verifyEmail = async (scope: Scope, { token }: { token: string }) => {
  await scope.transact(async (tx) => {
    const link = await takeVerification(tx, hashOf(token), scope.now())
    if (!link || link.purpose === 'reset-password') return fail('auth.expired-link')
    const account = await lockAccount(tx, link.account_id)
    if (link.purpose === 'change-email') return move(scope, tx, account, link.email)
    if (link.email !== account.email) fail('auth.expired-link')
    await confirm(tx, account)
  })
}
