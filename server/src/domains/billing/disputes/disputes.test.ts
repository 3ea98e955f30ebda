import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { stripeClaims } from '../gateways/stripe-claims.ts'
import { billingRoutes } from '../index.ts'
import { reconcilePeriod } from '../reconcile-day.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'
import { applyDispute } from './commands/apply-dispute.ts'
import { readWarnings } from './reader.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)

const card = 'pm_card_createDispute'
/** The sandbox decides by what it reads, and the post's title stands in the evidence. */
const convincing = 'winning_evidence'

const creatorHas = () => claims.books.creatorHas(shop.creator.actor.accountId)

describe('a payment that is disputed', () => {
  it('freezes the share and closes the post; won, everything is as it was', async () => {
    const { fan, content, id } = await claims.sold(card, convincing)
    const before = await creatorHas()
    const moved = await claims.books.movedBy(async () => {
      await claims.dispute(id)
      expect(await claims.opens(fan, content)).toBe(false)
      const during = await creatorHas()
      expect([before.pending - during.pending, during.frozen]).toEqual([879, 879])
      expect((await claims.receipt(shop.creator, id)).share.state).toBe('frozen')
      expect(await claims.decide(id)).toBe('won')
    })
    // The bank's fee stays, and it is ours.
    expect(moved).toEqual({ clearing: -1500, disputeFees: 1500 })
    expect(await creatorHas()).toEqual(before)
    expect(await claims.opens(fan, content)).toBe(true)
    expect((await claims.receipt(fan, id)).events.map(({ kind }) => kind)).toEqual([
      'paid',
      'disputed',
      'dispute-won',
    ])
  })

  it('and lost takes the share and keeps the post closed, and it can be bought again', async () => {
    const { fan, content, id } = await claims.sold(card)
    const before = await creatorHas()
    await claims.dispute(id)
    expect(await claims.decide(id)).toBe('lost')
    const after = await creatorHas()
    expect([before.pending - after.pending, after.frozen]).toEqual([879, 0])
    expect(await claims.opens(fan, content)).toBe(false)
    expect((await claims.receipt(fan, id)).order.refundStatus).toBe('lost')
    await refuses(claims.ask(fan, id), 'refund.not-possible')
    const again = await shop.quote(fan, content)
    await shop.confirm(fan, again.id)
    await shop.reaches(again.id, 'paid')
    const subjects = await shop.subjectsTo(shop.creator)
    expect(subjects.filter((one) => one.startsWith('Dispute lost'))).toHaveLength(1)
  })

  it("is never refunded as well, and a refund request is replaced by the bank's decision", async () => {
    const { fan, id } = await claims.sold(card)
    claims.later(31)
    const request = await claims.ask(fan, id)
    expect(request.state).toBe('requested')
    await claims.dispute(id)
    expect((await claims.newestRefund(id))?.state).toBe('overtaken')
    await refuses(claims.answer(request.id, true), 'refund.answered')
    await refuses(claims.ask(fan, id), 'refund.disputed')
    await refuses(claims.refundSale(id), 'refund.disputed')
    await claims.decide(id)
    expect((await claims.charge(id)).amount_refunded).toBe(0)
  })

  it('while its refund was being sent is decided by the bank alone', async () => {
    const { fan, id } = await claims.sold(card)
    const { charge_id } = await shop.row(id)
    await claims.ask(fan, id)
    // Before the worker has heard of the refund.
    await shop.provider.control(`hurry/${charge_id}`)
    await claims.arrives(async () => (await claims.disputeOf(id)) !== null, 'a dispute')
    await claims.refundReaches(id, 'failed')
    expect((await shop.row(id)).refund_status).toBe('disputed')
    expect(await claims.decide(id)).toBe('lost')
    await claims.books.expectSound()
  })

  it('is booked once, however often the event comes', async () => {
    const { id } = await claims.sold(card)
    await claims.dispute(id)
    const { provider_id = '' } = (await claims.disputeOf(id)) ?? {}
    const before = await creatorHas()
    await Promise.all([1, 2, 3].map(() => applyDispute(shop.system, provider_id)))
    expect(await creatorHas()).toEqual(before)
    await claims.decide(id)
    await applyDispute(shop.system, provider_id)
  })

  it('and whose events are lost is found by the sweep', async () => {
    const { id } = await claims.sold(card, convincing)
    await claims.dispute(id)
    await shop.provider.control('webhooks', { hold: true })
    await claims.arrives(
      async () => (await claims.disputeOf(id))?.evidence_sent_at != null,
      'evidence',
    )
    await shop.provider.control(`hurry/${(await claims.disputeOf(id))?.provider_id}`)
    claims.later(1)
    await claims.sweep()
    expect((await claims.disputeOf(id))?.state).toBe('won')
    await shop.provider.control('webhooks', {})
  })
})

it('sends the bank the evidence that we have, and nothing else', async () => {
  const { id } = await claims.sold(card)
  await claims.dispute(id)
  await claims.decide(id)
  const evidence = await claims.evidence(id)
  expect(evidence.uncategorized_text).toContain(id)
  expect(evidence.uncategorized_text).toContain('agreed to immediate access')
  expect(evidence.access_activity_log).toContain('Seconds streamed')
  expect(evidence.customer_purchase_ip).toBeNull()
  expect(evidence.receipt).toMatch(/^file_/)
})

it('is answered by a second try that has more to say than the first', async () => {
  const { id } = await claims.sold(card)
  const { stripe, control } = shop.provider
  const charge = await claims.charge(id)
  await control(`hurry/${charge.id}`)
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data as [Stripe.Dispute]
  const facts = {
    productDescription: 'A post',
    customerName: 'Ada',
    customerEmail: 'ada@example.test',
    serviceDate: '2026-11-17',
    accessLog: 'None',
    refundPolicy: '30 days',
  }
  const killed = () => Promise.reject(new Error('killed'))
  const { retrieve } = stripe.disputes
  const dying = stripeClaims({
    files: stripe.files,
    disputes: { retrieve: retrieve.bind(stripe.disputes), update: killed },
  } as unknown as Stripe)
  const first = { ...facts, everythingElse: 'Not yet numbered', receipt: Buffer.from('first') }
  await expect(dying.submitEvidence(dispute.id, first)).rejects.toThrow('killed')
  const second = { ...facts, everythingElse: 'Receipt 2026-1', receipt: Buffer.from('second') }
  await stripeClaims(stripe).submitEvidence(dispute.id, second)
  const { status, evidence } = await stripe.disputes.retrieve(dispute.id)
  expect([status, evidence.uncategorized_text]).toEqual(['under_review', 'Receipt 2026-1'])
})

it('is shown to its creator and to staff, newest first', async () => {
  const { id } = await claims.sold(card)
  await claims.dispute(id)
  const asked = { params: undefined, query: { limit: 1 }, body: undefined }
  const own = await billingRoutes.listDisputes(shop.creator, asked, {} as never)
  expect(own.disputes).toMatchObject([{ orderId: id, reason: 'fraudulent' }])
  expect(own.hasMore).toBe(true)
  const all = await billingRoutes.listAllDisputes(shop.creator, asked, {} as never)
  expect(all.disputes[0]?.orderId).toBe(id)
})

it('an early fraud warning is recorded and moves no money', async () => {
  const { fan, content, id } = await claims.sold('pm_card_createIssuerFraudRecord')
  await shop.provider.control(`hurry/${(await shop.row(id)).charge_id}`)
  await claims.arrives(async () => {
    const [newest] = await readWarnings(shop.system.db, { after: null, limit: 1 })
    return newest?.order_id === id
  }, 'a warning')
  expect(await claims.opens(fan, content)).toBe(true)
})

it('reconciles with the provider in the end', async () => {
  await shop.provider.control('webhooks/flush')
  await shop.react()
  await claims.books.expectSound()
  const period = { from: new Date(0), to: new Date('2100-01-01') }
  expect(await reconcilePeriod(shop.system, period)).toEqual([])
})
