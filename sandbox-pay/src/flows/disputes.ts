import { hiddenOf } from '../cards/hidden.ts'
import { toSeconds } from '../clock.ts'
import { emit, saveAndEmit } from '../events.ts'
import type { Work } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { newId } from '../ids.ts'
import { disputeFee } from '../money.ts'
import type { Charge } from '../objects/charge.ts'
import type { Dispute } from '../objects/dispute.ts'
import { noEvidence } from '../objects/evidence.ts'
import { find, insert, lock, save } from '../objects/store.ts'
import { bookMovement } from './balance.ts'
import { delays, schedule, unschedule } from './due.ts'

const reasonCodes = { fraudulent: '10.4', product_not_received: '13.1' } as const

/** What a card that is made for it does by itself: all that is left is disputed. */
export async function openDispute(work: Work, chargeId: string): Promise<void> {
  const charge = await lock(work.tx, 'charge', chargeId)
  const amount = charge.amount - charge.amount_refunded
  const method = await find(work.tx, 'payment_method', charge.payment_method)
  const { dispute: reason } = await hiddenOf(work.tx, method)
  if (reason && !charge.disputed && amount > 0) await take(work, charge, { amount, reason })
}

/** Any card, and as much of it as the cardholder complains about. */
export async function disputePart(work: Work, chargeId: string, amount: number): Promise<Dispute> {
  const charge = await lock(work.tx, 'charge', chargeId)
  if (charge.disputed || amount > charge.amount - charge.amount_refunded) {
    throw invalid(`Not that much of charge ${charge.id} can be disputed.`, { param: 'amount' })
  }
  return take(work, charge, { amount, reason: 'fraudulent' })
}

interface Complaint {
  amount: number
  reason: keyof typeof reasonCodes
}

/** The cardholder complains to the bank, which takes the money at once. */
async function take(work: Work, charge: Charge, { amount, reason }: Complaint): Promise<Dispute> {
  const method = await find(work.tx, 'payment_method', charge.payment_method)
  const id = newId('du')
  const taken = await bookMovement(work, {
    category: 'dispute',
    amount: -amount,
    fee: disputeFee,
    currency: charge.currency,
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  })
  const dispute = await insert(work.tx, {
    id,
    object: 'dispute',
    created: toSeconds(work.now),
    livemode: false,
    amount,
    balance_transactions: [taken],
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: toSeconds(new Date(work.now.getTime() + delays.forfeitDispute)),
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: method.card.brand,
        case_type: 'chargeback',
        network: method.card.brand,
        network_reason_code: reasonCodes[reason],
      },
    },
    reason,
    status: 'needs_response',
  } satisfies Dispute)
  await save(work.tx, { ...charge, disputed: true })
  await schedule(work, 'forfeitDispute', id)
  await emit(work, 'charge.dispute.created', dispute)
  await emit(work, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** From here on the bank decides. */
export async function submitEvidence(work: Work, dispute: Dispute): Promise<Dispute> {
  await unschedule(work, 'forfeitDispute', dispute.id)
  await schedule(work, 'decideDispute', dispute.id)
  const { evidence_details } = dispute
  return save(work.tx, {
    ...dispute,
    status: 'under_review',
    evidence_details: {
      ...evidence_details,
      submission_count: evidence_details.submission_count + 1,
    },
  })
}

export async function decideDispute(work: Work, id: string): Promise<void> {
  const dispute = await lock(work.tx, 'dispute', id)
  if (dispute.status !== 'under_review') return
  if (!dispute.evidence.uncategorized_text?.includes('winning_evidence')) {
    await loseDispute(work, dispute)
    return
  }
  const returned = await bookMovement(work, {
    category: 'dispute_reversal',
    amount: dispute.amount,
    currency: dispute.currency,
    source: dispute.id,
    description: `Chargeback reversal for ${dispute.charge}`,
  })
  const won = await save(work.tx, {
    ...dispute,
    status: 'won',
    balance_transactions: [...dispute.balance_transactions, returned],
  })
  await emit(work, 'charge.dispute.funds_reinstated', won)
  await emit(work, 'charge.dispute.closed', won, { status: dispute.status })
}

/** Nobody answered in time. */
export async function forfeitDispute(work: Work, id: string): Promise<void> {
  const dispute = await lock(work.tx, 'dispute', id)
  if (dispute.status !== 'needs_response') return
  const { evidence_details } = dispute
  await loseDispute(work, {
    ...dispute,
    evidence_details: { ...evidence_details, past_due: true },
  })
}

export async function loseDispute(work: Work, dispute: Dispute): Promise<Dispute> {
  return saveAndEmit(
    work,
    'charge.dispute.closed',
    { ...dispute, status: 'lost' },
    { status: dispute.status },
  )
}
