import type { RefundId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { readRefundRow } from '../reader/refunds.ts'
import { type Answer, giveAnswer } from './give-answer.ts'

/** The platform's staff may answer even before the creator's time to answer is over. */
export const answerPlatformRefund = async (scope: Scope, id: RefundId, answer: Answer) => {
  const seen = (await scope.transact((tx) => readRefundRow(tx, id))) ?? fail('refund.not-found')
  return giveAnswer(scope, 'platform', seen, answer)
}
