import { setTimeout as pause } from 'node:timers/promises'
import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { openLink } from '../links.ts'
import { resetPasswordMail } from '../mails.ts'
import { bounds } from '../policy.ts'
import { findAccountByEmail } from '../reader.ts'
import { lockAccount } from '../writer/accounts.ts'
import { countOpenLinks } from '../writer/links.ts'

const sameForEveryoneMs = 150

const sendLink = async (scope: Scope, email: string) => {
  const account = await findAccountByEmail(scope.db, email)
  if (!account) return
  await scope.transact(async (tx) => {
    const { id: accountId } = await lockAccount(tx, account.id)
    const open = await countOpenLinks(tx, accountId, 'reset-password', scope.now())
    // Whoever asks again and again fills no one's inbox; the links sent still work.
    if (open >= bounds.openResetLinks) return
    const token = await openLink(scope, tx, { accountId, email, purpose: 'reset-password' })
    await queueMail(tx, email, resetPasswordMail(scope.config.PUBLIC_ORIGIN, token), scope.now())
  })
}

/** Neither the answer nor the time it takes says whether the address is known. */
export const requestPasswordReset = async (scope: Scope, { email }: { email: string }) => {
  await Promise.all([sendLink(scope, email), pause(sameForEveryoneMs)])
}
