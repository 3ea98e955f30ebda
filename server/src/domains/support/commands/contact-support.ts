import { fail } from '../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { confirmationForWriter } from '../mails.ts'
import { type Message, takeMessage } from '../take-message.ts'

/** Confirmed to the one who wrote: all or nothing. */
export const contactSupport = (scope: SignedInScope, input: Message) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const { email } = (await readAccount(tx, accountId)) ?? fail('auth.required')
    const mail = await takeMessage(tx, scope, input, { accountId, email })
    await queueMail(tx, email, confirmationForWriter(mail), scope.now())
    return { reference: mail.reference }
  })
