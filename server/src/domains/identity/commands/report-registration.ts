import { queueMail } from '../../../platform/mail/queue.ts'
import type { Scope } from '../../../platform/scope.ts'
import { registrationTriedMail } from '../mails.ts'
import { after, lengths } from '../policy.ts'
import { noteRegistrationTold } from '../writer/accounts.ts'

/**
 * Tells the owner of an address that someone tried to register with it, once a day however often.
 * The answer has been decided already, so a failure here only reaches the log.
 */
export const reportRegistration = async (scope: Scope, email: string) => {
  const now = scope.now()
  const quietSince = after(now, -lengths.registrationTold)
  await scope
    .transact(async (tx) => {
      if (!(await noteRegistrationTold(tx, email, quietSince, now))) return
      await queueMail(tx, email, registrationTriedMail(scope.config.PUBLIC_ORIGIN), now)
    })
    .catch((error) => {
      scope.log.warn({ err: error }, 'could not tell someone that their address was tried')
    })
}
