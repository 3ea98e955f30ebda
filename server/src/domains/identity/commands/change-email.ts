import { fail } from '../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { openLink } from '../links.ts'
import { changeEmailMail, emailChangeAskedMail } from '../mails.ts'
import { requirePassword } from '../passwords/require-password.ts'
import { findAccountByEmail } from '../reader.ts'
import { lockAccount } from '../writer/accounts.ts'
import { deleteVerifications } from '../writer/links.ts'

export interface ChangeEmail {
  readonly newEmail: string
  readonly password: string
}

/** Nothing changes until the link sent to the new address is opened. */
export const changeEmail = async (scope: SignedInScope, { newEmail, password }: ChangeEmail) => {
  await requirePassword(scope, password)
  const { PUBLIC_ORIGIN } = scope.config
  await scope.transact(async (tx) => {
    const { id: accountId, email } = await lockAccount(tx, scope.actor.accountId)
    if (await findAccountByEmail(tx, newEmail)) fail('auth.email-taken')
    await deleteVerifications(tx, accountId, ['change-email'])
    const link = { accountId, email: newEmail, purpose: 'change-email' } as const
    const token = await openLink(scope, tx, link)
    const now = scope.now()
    await queueMail(tx, newEmail, changeEmailMail(PUBLIC_ORIGIN, token), now)
    await queueMail(tx, email, emailChangeAskedMail(PUBLIC_ORIGIN, newEmail), now)
  })
  return { sentTo: newEmail }
}
