import type { RefundId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readRefundRow } from '../reader.ts'
import { type Answer, giveAnswer } from './give-answer.ts'

/** The creator's answer to a request for one of their own sales. */
export const answerRefund = (scope: SignedInScope, id: RefundId, answer: Answer) =>
  scope.transact(async (tx) => {
    const seen = await readRefundRow(tx, id)
    if (seen?.creator_id !== scope.actor.accountId) return fail('refund.not-found')
    return giveAnswer(tx, 'creator', seen, answer, scope.now())
  })
