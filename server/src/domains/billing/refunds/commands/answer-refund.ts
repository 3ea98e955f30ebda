import type { RefundId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../../../platform/scope.ts'
import { lockOrder } from '../../checkout/writer/orders.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { canAnswer } from '../policy.ts'
import { type RefundRow, readRefundRow } from '../reader/refunds.ts'
import { lockRefund, moveRefund } from '../writer/refunds.ts'
import { beginReturn } from './grant-refund.ts'

export interface Answer {
  readonly grant: boolean
  readonly words: string
}

type By = 'creator' | 'platform'

/** The buyer, the order, then the request, as everybody takes them. */
export const lockRequest = async (tx: Transaction, seen: RefundRow, now: Date) => {
  await lockCustomer(tx, seen.account_id, now)
  const order = (await lockOrder(tx, seen.order_id)) ?? fail('refund.not-found')
  const refund = (await lockRefund(tx, seen.id)) ?? fail('refund.not-found')
  return { order, refund }
}

const answerAs = (scope: Scope, by: By, seen: RefundRow, { grant, words }: Answer) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const { order, refund } = await lockRequest(tx, seen, now)
    canAnswer(refund, by).orThrow()
    const answer = { answered_by: by, answer: words }
    if (!grant) return moveRefund(tx, refund, 'refused', { ...answer, settled_at: now }, now)
    if (order.standing !== 'kept') fail('refund.disputed')
    await beginReturn(tx, order, now)
    return moveRefund(tx, refund, 'sending', answer, now)
  })

/** A no without a word helps nobody. */
const demandWords = ({ grant, words }: Answer) => {
  if (!grant && words === '') fail('request.invalid', { fields: { words: 'Say why' } })
}

export const answerAsCreator = async (scope: SignedInScope, id: RefundId, given: Answer) => {
  const seen = await scope.transact((tx) => readRefundRow(tx, id))
  if (seen?.creator_id !== scope.actor.accountId) return fail('refund.not-found')
  demandWords(given)
  return answerAs(scope, 'creator', seen, given)
}

/** For whoever answers in our name; also before the creator's time is over. */
export const answerAsPlatform = async (scope: Scope, id: RefundId, given: Answer) => {
  const seen = (await scope.transact((tx) => readRefundRow(tx, id))) ?? fail('refund.not-found')
  demandWords(given)
  return answerAs(scope, 'platform', seen, given)
}
