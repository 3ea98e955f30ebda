import type { ContentId, OrderId } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomRuns } from '../../../../test/full-size.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { applyRefund } from '../refunds/commands/apply-refund.ts'
import { requestRefund, sendRefund } from '../refunds/commands/send-refund.ts'
import { claimsOf } from '../test/claims.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { applyDispute } from './commands/apply-dispute.ts'
import { submitEvidence } from './commands/submit-evidence.ts'

let shop: Shop
let claims: ReturnType<typeof claimsOf>
beforeAll(async () => {
  shop = await openShop()
  claims = claimsOf(shop)
  // Only what a sequence says is heard of.
  await shop.provider.control('webhooks', { hold: true })
})
afterAll(() => shop.close())

const cards = [
  'pm_card_visa',
  'pm_card_refundFail',
  'pm_card_pendingRefund',
  'pm_card_createDispute',
] as const

/** Anything that can happen to a sale, and how far the worker comes before it dies. */
const move = fc.constantFrom(
  ...(['ask', 'grant', 'refuse', 'give-back', 'request', 'send', 'hear-refund'] as const),
  ...(['bank-refunds', 'complain', 'hear-dispute', 'evidence', 'bank-decides'] as const),
  ...(['wait', 'release', 'pay-out', 'sweep'] as const),
)
type Move = typeof move extends fc.Arbitrary<infer One> ? One : never

const mayRefuse = (work: Promise<unknown> | undefined) =>
  work?.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })

interface Sold {
  readonly fan: Awaited<ReturnType<Shop['fan']>>
  readonly content: ContentId
  readonly id: OrderId
}

/** The provider's own word, since its messages are held. */
const disputesAt = async (charge: string) =>
  (await shop.provider.stripe.disputes.list({ charge })).data.map(({ id }) => id)

const playing = (sold: Sold, charge: string) => {
  const { system, provider } = shop
  const { fan, id } = sold
  const hearDisputes = async () => {
    for (const dispute of await disputesAt(charge)) await applyDispute(system, dispute)
  }
  return async (next: Move) => {
    const refund = await claims.newestRefund(id)
    const dispute = await claims.disputeOf(id)
    switch (next) {
      case 'ask':
        return mayRefuse(claims.ask(fan, id))
      case 'grant':
      case 'refuse':
        return mayRefuse(refund && claims.answer(refund.id, next === 'grant', 'Because.'))
      case 'give-back':
        return mayRefuse(claims.refundSale(id))
      case 'request':
        return refund && requestRefund(system, refund.id)
      case 'send':
        return refund && sendRefund(system, refund.id)
      case 'hear-refund':
        return refund?.provider_id && applyRefund(system, refund.provider_id)
      case 'bank-refunds':
        return refund?.provider_id && provider.control(`hurry/${refund.provider_id}`)
      case 'complain':
        return provider.control(`hurry/${charge}`)
      case 'hear-dispute':
        return hearDisputes()
      case 'evidence':
        return dispute && submitEvidence(system, dispute.id)
      case 'bank-decides':
        return dispute && provider.control(`hurry/${dispute.provider_id}`)
      case 'wait':
        return claims.later(4)
      case 'release':
        return claims.books.releaseSome(10)
      case 'pay-out':
        return claims.books.payOut(shop.creator.actor.accountId)
      case 'sweep':
        return claims.sweep()
    }
  }
}

/** What waits for a bank is answered by it, and every message arrives in the end. */
const comeToRest = async (play: (next: Move) => Promise<unknown>) => {
  for (let round = 0; round < 3; round++) {
    for (const next of [
      ...(['sweep', 'send', 'bank-refunds', 'hear-refund'] as const),
      ...(['hear-dispute', 'evidence', 'bank-decides', 'hear-dispute', 'wait'] as const),
    ]) {
      await play(next)
    }
  }
}

it('whatever is claimed in any order, money goes back once or not at all', async () => {
  const playOnce = async (card: (typeof cards)[number], isClear: boolean, moves: Move[]) => {
    const title = isClear ? 'winning_evidence' : 'Harbour'
    const sold = await claims.sold(card, title)
    const charge = (await shop.row(sold.id)).charge_id ?? ''
    const play = playing(sold, charge)
    for (const next of moves) await play(next)
    await comeToRest(play)

    const { refund_status: refundStatus } = await shop.row(sold.id)
    const { amount_refunded: refunded } = await claims.charge(sold.id)
    const disputes = await shop.provider.stripe.disputes.list({ charge })
    const isLost = disputes.data.some(({ status }) => status === 'lost')
    expect(['kept', 'refunded', 'lost']).toContain(refundStatus)
    expect(refunded).toBe(refundStatus === 'refunded' ? 1028 : 0)
    expect(isLost).toBe(refundStatus === 'lost')
    expect(await claims.opens(sold.fan, sold.content)).toBe(refundStatus === 'kept')
    const receipt = await claims.receipt(sold.fan, sold.id)
    expect(receipt.returned.amount).toBe(refundStatus === 'kept' ? 0 : 1028)
    await claims.books.expectSound()
  }
  const property = fc.asyncProperty(
    fc.constantFrom(...cards),
    fc.boolean(),
    fc.array(move, { minLength: 4, maxLength: 18 }),
    playOnce,
  )
  await fc.assert(property, { ...randomRuns(5, 16), endOnFailure: true })
}, 180_000)

it('the creator’s sums equal the ledger for every sale', async () => {
  await shop.react()
  const { q } = shop.system.db
  const days = await q
    .selectFrom('billing.earning_days')
    .select(({ fn }) => fn.sum<string>('net').as('net'))
    .executeTakeFirstOrThrow()
  const left = await q
    .selectFrom('ledger.earnings')
    .select(({ fn }) => [
      fn.sum<string>('creator_share').as('share'),
      fn.sum<string>('creator_back').as('back'),
    ])
    .executeTakeFirstOrThrow()
  expect(Number(days.net)).toBe(Number(left.share) - Number(left.back))
})
