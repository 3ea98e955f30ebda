import type { AccountId, ParsedRequest, Routes } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import type { Scope } from '../../platform/scope.ts'
import { forSupport } from './mails.ts'
import { insertMessage } from './writer.ts'

export type Message = ParsedRequest<Routes['contactSupport']>['body']

interface Writer {
  readonly accountId: AccountId | null
  readonly email: string
}

/** Kept, and sent to the people who answer. */
export const takeMessage = async (
  tx: Transaction,
  scope: Scope,
  { topic, message }: Message,
  { accountId, email }: Writer,
) => {
  const id = uuid()
  const reference = id.slice(-8).toUpperCase()
  const mail = { topic, message, reference, from: email, isGuest: accountId === null }
  await insertMessage(tx, {
    id,
    account_id: accountId,
    email: accountId ? null : email,
    topic,
    message,
    created_at: scope.now(),
  })
  await queueMail(tx, scope.config.SUPPORT_ADDRESS, forSupport(mail), scope.now())
  return mail
}
