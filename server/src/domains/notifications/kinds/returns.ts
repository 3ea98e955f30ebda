import {
  type DisputeId,
  type DisputeState,
  type Money,
  money,
  type RefundId,
  type RefundState,
} from '@fanfare/contract'
import { accountOf } from '../../../platform/scope.ts'
import { readDisputeRows, readRefundRows, shownMoney } from '../../billing/index.ts'
import { readPeople } from '../../profiles/index.ts'
import type { NoticeRow } from '../reader/notices.ts'
import type { WrittenKind } from './kind.ts'

const shared = {
  type: 'payment',
  tab: null,
  priority: 'high',
  opensPost: false,
  category: 'paymentUpdates',
  mail: 'own',
  isSocial: false,
  endsWithPost: false,
} as const

const subjectsOf = (notices: readonly NoticeRow[]) =>
  notices.flatMap(({ subject_id }) => subject_id ?? [])

interface Returned {
  /** In quotation marks; a title may name its creator, so not of one whom the reader may not see. */
  readonly what: string
  readonly sum: Money
}

interface RefundFact extends Returned {
  readonly orderId: string
  readonly isBuyer: boolean
}

type Sentence = (about: Returned) => string

/** Of the others there is nothing new to tell. */
const toBuyer: Partial<Record<RefundState, Sentence>> = {
  sending: ({ sum, what }) => `${shownMoney(sum)} for ${what} is on its way back to your card.`,
  refused: ({ what }) => `Your refund request for ${what} was declined.`,
  failed: ({ what }) => `Your refund for ${what} didn’t go through. Open the receipt to see why.`,
}

const toCreator: Partial<Record<RefundState, Sentence>> = {
  requested: ({ sum, what }) => `A fan requested a refund of ${shownMoney(sum)} for ${what}.`,
  sending: ({ sum, what }) => `${shownMoney(sum)} for ${what} goes back to a buyer.`,
  failed: ({ what }) =>
    `The bank returned a refund for ${what}. Your share is back in your balance.`,
}

const refundTitles: Partial<Record<RefundState, string>> = {
  requested: 'Refund request',
  sending: 'Refund on its way',
  refused: 'Refund declined',
  failed: 'Refund failed',
}

/** Each step is told by itself, to both sides where it concerns them. */
export const refund: WrittenKind<RefundFact> = {
  ...shared,
  name: 'refund',
  plural: 'refunds',
  writtenFrom: {
    'billing.refund-changed': async (tx, events) => {
      const ids = events.map(({ payload }) => payload.refundId)
      const rows = await readRefundRows(tx, ids)
      return events.flatMap(({ payload: { refundId, state }, occurredAt: at }) => {
        const row = rows.get(refundId)
        if (!row) return []
        const about = {
          groupKey: `${refundId}:${state}`,
          person: null,
          causeId: refundId,
          at,
          subjectId: refundId,
          detail: state,
        }
        // A creator hears once that we took a post down, not of each of its buyers.
        const isKnown = row.reason === 'taken-down' && state === 'sending'
        return [
          ...(toBuyer[state] ? [{ ...about, recipient: row.account_id }] : []),
          ...(toCreator[state] && row.creator_id && !isKnown
            ? [{ ...about, recipient: row.creator_id }]
            : []),
        ]
      })
    },
  },
  readFacts: async (scope, notices) => {
    const reader = accountOf(scope.actor)
    const rows = await readRefundRows(scope.db, subjectsOf(notices) as RefundId[])
    const creators = [...rows.values()].flatMap(({ creator_id }) => creator_id ?? [])
    const seen = await readPeople(scope, creators)
    return new Map(
      notices.flatMap(({ id, subject_id }): [NoticeRow['id'], RefundFact][] => {
        const row = rows.get(subject_id as RefundId)
        if (!row) return []
        const { title, amount, currency, order_id, account_id, creator_id } = row
        const isHidden = creator_id !== null && !seen.has(creator_id)
        const what = isHidden ? 'a purchase' : `“${title}”`
        const sum = money(amount, currency)
        return [[id, { what, sum, orderId: order_id, isBuyer: account_id === reader }]]
      }),
    )
  },
  words: ({ notice, fact }) => {
    const state = notice.detail as RefundState
    const sentence = (fact?.isBuyer ? toBuyer : toCreator)[state]
    return {
      title: refundTitles[state] ?? 'Refund',
      message: (fact && sentence?.(fact)) ?? 'A refund has changed.',
      actionUrl: fact?.isBuyer ? `/receipts/${fact.orderId}` : '/dashboard/earnings',
    }
  },
}

const disputeTitles: Partial<Record<DisputeState, string>> = {
  'needs-response': 'Payment disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
}

const disputeWords: Partial<Record<DisputeState, Sentence>> = {
  'needs-response': ({ sum, what }) =>
    `A buyer disputed their ${shownMoney(sum)} payment for ${what}. Your share is on hold until the bank decides.`,
  won: ({ sum, what }) =>
    `The bank decided in your favor on the ${shownMoney(sum)} payment for ${what}.`,
  lost: ({ sum, what }) =>
    `The bank returned the ${shownMoney(sum)} payment for ${what} to the buyer.`,
}

/** Told to the creator: the buyer has spoken with their bank themselves. */
export const dispute: WrittenKind<Returned> = {
  ...shared,
  name: 'dispute',
  plural: 'disputes',
  writtenFrom: {
    'billing.dispute-changed': async (_, events) =>
      events.flatMap(({ payload: { disputeId, creatorId, state }, occurredAt }) =>
        creatorId && disputeWords[state]
          ? {
              recipient: creatorId,
              groupKey: `${disputeId}:${state}`,
              person: null,
              causeId: disputeId,
              at: occurredAt,
              subjectId: disputeId,
              detail: state,
            }
          : [],
      ),
  },
  readFacts: async ({ db }, notices) => {
    const rows = await readDisputeRows(db, subjectsOf(notices) as DisputeId[])
    return new Map(
      notices.flatMap(({ id, subject_id }): [NoticeRow['id'], Returned][] => {
        const row = rows.get(subject_id as DisputeId)
        return row ? [[id, { what: `“${row.title}”`, sum: money(row.amount, row.currency) }]] : []
      }),
    )
  },
  words: ({ notice, fact }) => {
    const state = notice.detail as DisputeState
    return {
      title: disputeTitles[state] ?? 'Dispute',
      message: (fact && disputeWords[state]?.(fact)) ?? 'A disputed payment has changed.',
      actionUrl: '/dashboard/earnings',
    }
  },
}
