import type { AccountId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { passwordChangedMail } from '../mails.ts'
import { preparePassword } from '../passwords/prepare-password.ts'
import { bounds } from '../policy.ts'
import { type AccountRow, findVerification } from '../reader.ts'
import { readCookie } from '../sessions/cookies.ts'
import { setDeviceCookie } from '../sessions/grant.ts'
import { originOf } from '../sessions/origin.ts'
import { endSockets, revokeSessions } from '../sessions/revoke.ts'
import { hashOf } from '../sessions/tokens.ts'
import { lockAccount, updateAccount, updatePassword } from '../writer/accounts.ts'
import { forgetOtherDevices, rememberDevice } from '../writer/devices.ts'
import { deleteVerifications, takeVerification } from '../writer/links.ts'
import { deletePendingSignIns } from '../writer/pending-sign-ins.ts'
import { dropSecondFactor } from '../writer/second-factor.ts'

export interface ResetPassword {
  readonly token: string
  readonly password: string
}

/** Whoever turned it on had never shown that the address is theirs; the owner just has. */
const dropStrangersFactor = async (tx: Transaction, { id, second_factor }: AccountRow) => {
  await dropSecondFactor(tx, id)
  if (!second_factor) return
  tx.emit('identity.second-factor-changed', { accountId: id as AccountId, enabled: false })
}

/**
 * The mail proves who it is: this device becomes known, so that strangers who guess cannot keep
 * the owner out, and everything that was signed in before is not any more.
 */
export const resetPassword = async (
  scope: Scope,
  { token, password }: ResetPassword,
  exchange: Exchange,
) => {
  const now = scope.now()
  const link = await findVerification(scope.db, hashOf(token), now)
  if (link?.purpose !== 'reset-password') return fail('auth.expired-link')
  const { hash } = await preparePassword(scope.config, password, { email: link.account_email })
  const deviceId = readCookie(scope.config, 'device', exchange.headers) ?? uuid()

  const ended = await scope.transact(async (tx) => {
    const taken = await takeVerification(tx, hashOf(token), now)
    if (!taken) return fail('auth.expired-link')
    const account = await lockAccount(tx, taken.account_id)
    const accountId = account.id as AccountId
    await updatePassword(tx, accountId, hash, now)
    await updateAccount(tx, accountId, { email_verified: true })
    if (!account.email_verified) await dropStrangersFactor(tx, account)
    await deleteVerifications(tx, accountId, ['reset-password', 'change-email', 'verify-email'])
    await deletePendingSignIns(tx, accountId)
    const sessions = await revokeSessions(tx, { accountId }, now)
    await forgetOtherDevices(tx, accountId, deviceId)
    await rememberDevice(tx, accountId, deviceId, bounds.knownDevices, now)
    const mail = passwordChangedMail(scope.config.PUBLIC_ORIGIN, originOf(exchange, now))
    await queueMail(tx, account.email, mail, now)
    tx.emit('identity.password-changed', { accountId })
    if (!account.email_verified) tx.emit('identity.email-verified', { accountId })
    return sessions
  })
  setDeviceCookie(scope, exchange, deviceId)
  await endSockets(scope, ended)
}
