import { queueMail } from '../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { secondFactorOffMail } from '../mails.ts'
import { type BothFactors, withBothFactors } from '../passwords/with-both-factors.ts'
import { dropSecondFactor } from '../writer/second-factor.ts'

export const disableSecondFactor = (scope: SignedInScope, proof: BothFactors) =>
  withBothFactors(scope, proof, async (tx, account) => {
    const { accountId } = scope.actor
    await dropSecondFactor(tx, accountId)
    const mail = secondFactorOffMail(scope.config.PUBLIC_ORIGIN)
    await queueMail(tx, account.email, mail, scope.now())
    tx.emit('identity.second-factor-changed', { accountId, enabled: false })
  })
