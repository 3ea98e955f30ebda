import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'
import { payWith } from '../../test/money.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const disputed = async (
  name: 'dispute-fraudulent' | 'dispute-not-received' = 'dispute-fraudulent',
): Promise<Stripe.Dispute> => {
  const { id, latest_charge } = await payWith(sandbox, name)
  await sandbox.control(`hurry/${latest_charge}`)
  const { data } = await sandbox.stripe.disputes.list({ payment_intent: id })
  return data[0] as Stripe.Dispute
}

const moved = async (dispute: Stripe.Dispute) => {
  const { data } = await sandbox.stripe.balanceTransactions.list({ source: dispute.id })
  return data.map(({ reporting_category, amount, fee, net }) => [
    reporting_category,
    amount,
    fee,
    net,
  ])
}

const eventsAbout = async ({ id }: { id: string }) => {
  const { data } = await sandbox.stripe.events.list({ limit: 100 })
  const about = data.filter((event) => 'id' in event.data.object && event.data.object.id === id)
  return about.map((event) => event.type.replace('charge.dispute.', '')).reverse()
}

it('takes the money and a fee when it opens, and leaves nothing to refund', async () => {
  const { stripe } = sandbox
  const dispute = await disputed()
  expect(dispute).toMatchObject({
    status: 'needs_response',
    reason: 'fraudulent',
    amount: 1028,
    balance_transactions: [{ amount: -1028, fee: 1500, net: -2528 }],
  })
  expect(await moved(dispute)).toEqual([['dispute', -1028, 1500, -2528]])
  expect(await eventsAbout(dispute)).toEqual(['created', 'funds_withdrawn'])
  const charge = String(dispute.charge)
  expect((await stripe.charges.retrieve(charge)).disputed).toBe(true)
  expect(await failure(stripe.refunds.create({ charge }))).toMatchObject({
    code: 'charge_disputed',
  })
})

it('can be about a part, and takes no more than that', async () => {
  const { stripe, control } = sandbox
  const { id, latest_charge: charge } = await payWith(sandbox, 'visa')
  await expect(control(`charges/${charge}/dispute`, { amount: 1029 })).rejects.toThrow()
  await control(`charges/${charge}/dispute`, { amount: 400 })
  await expect(control(`charges/${charge}/dispute`, { amount: 1 })).rejects.toThrow()
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 400 })
  expect(await moved(dispute as Stripe.Dispute)).toEqual([['dispute', -400, 1500, -1900]])
})

describe('evidence', () => {
  test.each([
    ['winning_evidence', 'won', ['funds_reinstated', 'closed']],
    ['losing_evidence', 'lost', ['closed']],
  ] as const)('%s', async (text, status, ending) => {
    const { stripe, control } = sandbox
    const dispute = await disputed('dispute-not-received')
    const file = await stripe.files.create({
      purpose: 'dispute_evidence',
      file: { data: Buffer.from('%PDF-1.4'), name: 'receipt.pdf', type: 'application/pdf' },
    })
    expect(await stripe.files.retrieve(file.id)).toMatchObject({ size: 8, type: 'pdf' })
    const noted = await stripe.disputes.update(dispute.id, {
      evidence: { receipt: file.id, customer_name: 'Robin Castellan' },
      submit: false,
    })
    expect(noted.status).toBe('needs_response')
    const submitted = await stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: text },
      submit: true,
    })
    expect(submitted).toMatchObject({
      status: 'under_review',
      evidence: { receipt: file.id, uncategorized_text: text },
      evidence_details: { has_evidence: true, submission_count: 1 },
    })
    await control(`hurry/${dispute.id}`)
    expect((await stripe.disputes.retrieve(dispute.id)).status).toBe(status)
    expect(await eventsAbout(dispute)).toEqual([
      ...['created', 'funds_withdrawn', 'updated', 'updated', ...ending],
    ])
    const back = status === 'won' ? [['dispute_reversal', 1028, 0, 1028]] : []
    expect(await moved(dispute)).toEqual([...back, ['dispute', -1028, 1500, -2528]])
    expect((await failure(stripe.disputes.close(dispute.id))).message).toContain('already closed')
  })
})

it('is lost by closing it', async () => {
  const dispute = await disputed()
  expect((await sandbox.stripe.disputes.close(dispute.id)).status).toBe('lost')
  expect(await eventsAbout(dispute)).toEqual(['created', 'funds_withdrawn', 'closed'])
})

it('does not open about money that went back already', async () => {
  const { stripe, control } = sandbox
  const { id, latest_charge } = await payWith(sandbox, 'dispute-fraudulent')
  await stripe.refunds.create({ payment_intent: id })
  await control(`hurry/${latest_charge}`)
  expect((await stripe.disputes.list({ payment_intent: id })).data).toEqual([])
})
