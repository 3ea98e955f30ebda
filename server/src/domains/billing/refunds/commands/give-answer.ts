import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import { lockRequest } from '../lock-request.ts'
import { canAnswer } from '../policy.ts'
import type { RefundRow } from '../reader.ts'
import { moveRefund } from '../writer.ts'
import { beginReturn } from './grant-refund.ts'

export interface Answer {
  readonly grant: boolean
  readonly words: string
}

/** A refused buyer is always told why. */
export const giveAnswer = async (
  tx: Transaction,
  by: 'creator' | 'platform',
  seen: RefundRow,
  { grant, words }: Answer,
  now: Date,
) => {
  if (!grant && words === '') fail('request.invalid', { fields: { words: 'Enter a reason' } })
  const { order, refund } = await lockRequest(tx, seen, now)
  canAnswer(refund, by).orThrow()
  const answer = { answered_by: by, answer: words }
  if (!grant) return moveRefund(tx, refund, 'refused', { ...answer, settled_at: now }, now)
  if (order.refund_status !== 'kept') fail('refund.disputed')
  await beginReturn(tx, order, now)
  return moveRefund(tx, refund, 'sending', answer, now)
}
