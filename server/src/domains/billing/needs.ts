import { limits, money, type Need } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readPeople } from '../profiles/index.ts'
import { type DisputeRow, readOpenDisputesOf } from './disputes/reader.ts'
import { type PromotionRow, readEnding } from './promotions/reader.ts'
import { type RefundRow, readRequested } from './refunds/reader.ts'
import { briefOf, type People } from './shared/people.ts'
import { readSilence } from './silence/read-silence.ts'
import { lengths } from './subscriptions/policy.ts'

const day = 86_400_000
/** A code that ends is news while there is time to make another. */
const endingDays = 3

const instant = (date: Date | null) => date?.toISOString() ?? null

const requestNeed = (row: RefundRow, people: People): Need => ({
  kind: 'refund-request',
  dueAt: instant(row.answer_by),
  id: row.id,
  title: row.title,
  amount: money(row.amount, row.currency),
  buyer: briefOf(people, row.account_id),
})

/** What we have sent to the bank has no deadline for anybody. */
const disputeNeed = (row: DisputeRow): Need => ({
  kind: 'dispute',
  dueAt: row.evidence_sent_at ? null : instant(row.evidence_due_at),
  orderId: row.order_id,
  title: row.title,
  amount: money(row.amount, row.currency),
})

const promotionNeed = ({ id, code, ends_at }: PromotionRow): Need => ({
  kind: 'promotion-ending',
  dueAt: instant(ends_at),
  id,
  code,
})

const silenceNeeds = (since: Date | null, now: Date): Need[] => {
  if (!since || after(since, limits.silenceDays.shown * day) > now) return []
  const dueAt = after(since, lengths.silence).toISOString()
  return [{ kind: 'silence', dueAt, since: since.toISOString() }]
}

/** Requests and disputes, codes that end soon, and renewals that are skipped without a new post. */
export const readBillingNeeds = async (scope: SignedInScope, most: number): Promise<Need[]> => {
  const { db, actor } = scope
  const { accountId } = actor
  const now = scope.now()
  const [requests, disputes, promotions, since] = await Promise.all([
    readRequested(db, accountId, most),
    readOpenDisputesOf(db, accountId, most),
    readEnding(db, accountId, { from: now, until: after(now, endingDays * day) }, most),
    readSilence(db, accountId),
  ])
  const buyers = requests.map(({ account_id }) => account_id)
  const people: People = buyers.length > 0 ? await readPeople(scope, buyers) : new Map()
  return [
    ...requests.map((row) => requestNeed(row, people)),
    ...disputes.map(disputeNeed),
    ...promotions.map(promotionNeed),
    ...silenceNeeds(since, now),
  ]
}
