import type { AccountId, AccountView, Role } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { callAuth } from '../gateways/auth.ts'
import { openLink } from '../links.ts'
import { verifyEmailMail } from '../mails.ts'
import type { PreparedPassword } from '../passwords/prepare-password.ts'
import { findAccountByEmail } from '../reader.ts'
import { lockEmail, setBirthDate, updateAccount } from '../writer/accounts.ts'

export interface OpenAccount {
  readonly email: string
  readonly password: PreparedPassword
  readonly role: Role
  /** For addresses known to be right: nobody is asked to confirm them. */
  readonly emailVerified?: boolean
  /** Of who begins as a creator. */
  readonly birthDate?: string | undefined
}

/** Inside the caller's transaction: account, profile and their events exist together or not at all. */
export const openAccount = async (
  tx: Transaction,
  scope: Scope,
  { email, password, role, emailVerified = false, birthDate }: OpenAccount,
): Promise<AccountView> => {
  await lockEmail(tx, email)
  if (await findAccountByEmail(tx, email)) fail('auth.email-taken')
  const { user } = await callAuth(
    scope,
    tx,
    (auth) => auth.api.signUpEmail({ body: { email, password: password.text, role, name: '' } }),
    { passwordHash: password.hash },
  )
  const accountId = user.id as AccountId
  tx.emit('identity.account-registered', { accountId })
  if (birthDate) await setBirthDate(tx, accountId, birthDate)
  if (emailVerified) {
    await updateAccount(tx, accountId, { email_verified: true })
  } else {
    const token = await openLink(scope, tx, { accountId, email, purpose: 'verify-email' })
    await queueMail(tx, email, verifyEmailMail(scope.config.PUBLIC_ORIGIN, token), scope.now())
  }
  return { id: accountId, email, emailVerified, role, secondFactor: false }
}
