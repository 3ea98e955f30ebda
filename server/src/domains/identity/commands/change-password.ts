import { fail } from '../../../platform/errors/domain-error.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { passwordChangedMail } from '../mails.ts'
import { preparePassword } from '../passwords/prepare-password.ts'
import { requirePassword } from '../passwords/require-password.ts'
import { findAccount } from '../reader.ts'
import { originOf } from '../sessions/origin.ts'
import { endSockets, revokeSessions } from '../sessions/revoke.ts'
import { lockAccount, updatePassword } from '../writer/accounts.ts'
import { deleteVerifications } from '../writer/links.ts'
import { deletePendingSignIns } from '../writer/pending-sign-ins.ts'

export interface ChangePassword {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Ends every session but this one. */
export const changePassword = async (
  scope: SignedInScope,
  { currentPassword, newPassword }: ChangePassword,
  exchange: Exchange,
) => {
  const { accountId, sessionId: except } = scope.actor
  await requirePassword(scope, currentPassword)
  const { email } = (await findAccount(scope.db, accountId)) ?? fail('auth.required')
  const { hash } = await preparePassword(scope.config, newPassword, { email }, 'newPassword')
  const now = scope.now()
  const ended = await scope.transact(async (tx) => {
    await lockAccount(tx, accountId)
    await updatePassword(tx, accountId, hash, now)
    await deleteVerifications(tx, accountId, ['reset-password', 'change-email'])
    await deletePendingSignIns(tx, accountId)
    const sessions = await revokeSessions(tx, { accountId, except }, now)
    const mail = passwordChangedMail(scope.config.PUBLIC_ORIGIN, originOf(exchange, now))
    await queueMail(tx, email, mail, now)
    tx.emit('identity.password-changed', { accountId })
    return sessions
  })
  await endSockets(scope, ended)
}
