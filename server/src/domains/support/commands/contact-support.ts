import type { ParsedRequest, Routes } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { confirmationForWriter, forSupport } from '../mails.ts'
import { insertMessage } from '../writer.ts'

type ContactSupport = ParsedRequest<Routes['contactSupport']>['body']

/** Kept, sent to the people who answer, and confirmed to the one who wrote: all or nothing. */
export const contactSupport = (scope: SignedInScope, input: ContactSupport) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const account = (await readAccount(tx, accountId)) ?? fail('auth.required')
    const id = uuid()
    const reference = id.slice(-8).toUpperCase()
    const mail = { ...input, reference, from: account.email }
    await insertMessage(tx, { id, account_id: accountId, created_at: scope.now(), ...input })
    await queueMail(tx, scope.config.SUPPORT_ADDRESS, forSupport(mail), scope.now())
    await queueMail(tx, account.email, confirmationForWriter(mail), scope.now())
    return { reference }
  })
