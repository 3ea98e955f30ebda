import type { RefundId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { answerRefund } from '../staff/answer-refund.ts'

interface Answer {
  readonly grant: boolean
  readonly words: string
}

/** By a moderator who has signed in; audited like an answer by command, so it needs a reason too. */
export const answerPlatformRefund = async (
  scope: SignedInScope,
  id: RefundId,
  { grant, words }: Answer,
) => {
  if (words === '') fail('request.invalid', { fields: { words: 'Enter a reason' } })
  const { email } = (await readAccount(scope.db, scope.actor.accountId)) ?? fail('auth.required')
  return answerRefund({ ...scope, operator: email }, id, grant ? 'grant' : 'decline', words)
}
