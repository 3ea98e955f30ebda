import type { RefundId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import { readRefundRow } from '../reader.ts'
import { type Answer, giveAnswer } from './give-answer.ts'

/** The platform's staff may answer even before the creator's time to answer is over. */
export const answerForPlatform = async (
  tx: Transaction,
  id: RefundId,
  answer: Answer,
  now: Date,
) => {
  const seen = (await readRefundRow(tx, id)) ?? fail('refund.not-found')
  return giveAnswer(tx, 'platform', seen, answer, now)
}
