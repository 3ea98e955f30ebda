import { queueMail } from '../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { openLink } from '../links.ts'
import { verifyEmailMail } from '../mails.ts'
import { lockAccount } from '../writer/accounts.ts'
import { deleteVerifications } from '../writer/links.ts'

/** Only the newest link works. Nothing to do for someone who is verified. */
export const resendVerification = async (scope: SignedInScope) => {
  await scope.transact(async (tx) => {
    const { id: accountId, email, email_verified } = await lockAccount(tx, scope.actor.accountId)
    if (email_verified) return
    await deleteVerifications(tx, accountId, ['verify-email'])
    const token = await openLink(scope, tx, { accountId, email, purpose: 'verify-email' })
    await queueMail(tx, email, verifyEmailMail(scope.config.PUBLIC_ORIGIN, token), scope.now())
  })
}
