import { z } from 'zod'
import { emit } from '../events.ts'
import { loseDispute, submitEvidence } from '../flows/disputes.ts'
import { unschedule } from '../flows/due.ts'
import { type Call, post } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { bool, metadata, parse, text } from '../http/parameters.ts'
import type { Dispute } from '../objects/dispute.ts'
import { evidenceFiles, evidenceTexts } from '../objects/evidence.ts'
import { find, lock, save } from '../objects/store.ts'
import { merged, orNull } from './merge.ts'
import { listBy, readById } from './reads.ts'

const changes = z.strictObject({
  evidence: z.partialRecord(z.enum([...evidenceFiles, ...evidenceTexts]), text).optional(),
  metadata: metadata.optional(),
  // As published: evidence is submitted unless it is said that it shall wait.
  submit: bool.default(true),
})

async function update(call: Call): Promise<Dispute> {
  const { evidence = {}, metadata: notes, submit } = parse(changes, call.parameters)
  const dispute = await lockOpen(call)
  for (const name of evidenceFiles) if (evidence[name]) await find(call.tx, 'file', evidence[name])
  const all = { ...dispute.evidence, ...orNull(evidence) }
  const hasEvidence = Object.values(all).some((value) => value !== null)
  const noted = await save(call.tx, {
    ...dispute,
    evidence: all,
    evidence_details: { ...dispute.evidence_details, has_evidence: hasEvidence },
    metadata: merged(dispute.metadata, notes),
  })
  const changed = submit && hasEvidence ? await submitEvidence(call, noted) : noted
  await emit(call, 'charge.dispute.updated', changed, { status: dispute.status })
  return changed
}

/** Accepts the loss. */
async function close(call: Call): Promise<Dispute> {
  const dispute = await lockOpen(call)
  await unschedule(call, 'forfeitDispute', dispute.id)
  return loseDispute(call, dispute)
}

async function lockOpen({ tx, path }: Call): Promise<Dispute> {
  const dispute = await lock(tx, 'dispute', path.id ?? '')
  if (dispute.status === 'needs_response') return dispute
  throw invalid(
    dispute.status === 'under_review'
      ? 'This dispute is under review, so its evidence can no longer be changed.'
      : 'This dispute is already closed',
  )
}

export const disputes = [
  listBy('dispute', '/v1/disputes', ['charge', 'payment_intent']),
  readById('dispute', '/v1/disputes'),
  post('/v1/disputes/:id', update),
  post('/v1/disputes/:id/close', close),
]
