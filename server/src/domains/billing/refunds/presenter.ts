import { money, type RefundView } from '@fanfare/contract'
import { briefOf, type People } from '../shared/people.ts'
import { failureWords } from './failures.ts'
import { canAnswer } from './policy.ts'
import type { RefundRow } from './reader.ts'

/** As buyer, creator or we see it: only the last two can answer. */
export type Viewer = 'buyer' | 'creator' | 'platform'

export const presentRefund = (row: RefundRow, people: People, viewer: Viewer): RefundView => ({
  id: row.id,
  orderId: row.order_id,
  title: row.title,
  buyer: briefOf(people, row.account_id),
  state: row.state,
  askedBy: row.asked_by,
  selfServe: row.self_serve,
  reason: row.reason,
  words: row.words,
  answer: row.answered_by ? { by: row.answered_by, words: row.answer ?? '' } : null,
  amount: money(row.amount, row.currency),
  askedAt: row.asked_at.toISOString(),
  answerBy: row.answer_by?.toISOString() ?? null,
  settledAt: row.settled_at?.toISOString() ?? null,
  failure: row.failure ? failureWords(row.failure, row.asked_by) : null,
  abilities: { answer: viewer !== 'buyer' && canAnswer(row, viewer).allowed },
})
