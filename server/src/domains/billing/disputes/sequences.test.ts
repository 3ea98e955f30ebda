import type { ContentId, OrderId } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkStories, countSteps } from '../../../../test/random-stories.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { submitEvidence } from '../evidence/submit-evidence.ts'
import { applyRefund } from '../refunds/commands/apply-refund.ts'
import { requestRefund, sendRefund } from '../refunds/commands/send-refund.ts'
import { claimsOf } from '../test/claims.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { applyDispute } from './commands/apply-dispute.ts'

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
  ...(['open', 'ask', 'grant', 'refuse', 'give-back', 'request', 'send', 'hear-refund'] as const),
  ...(['bank-refunds', 'complain', 'hear-dispute', 'evidence', 'bank-decides'] as const),
  ...(['wait', 'release', 'pay-out', 'sweep'] as const),
)
type Made<Some> = Some extends fc.Arbitrary<infer One> ? One : never
type Move = Made<typeof move>

/** Chance alone seldom brings these together. */
const story = fc.constantFrom<Move[]>(
  ['complain', 'hear-dispute'],
  ['open', 'ask', 'grant', 'request'],
  ['open', 'ask', 'refuse'],
  ['wait', 'wait', 'wait', 'wait', 'release', 'pay-out'],
)

const part = fc.oneof(
  { weight: 3, arbitrary: move.map((one): Move[] => [one]) },
  { weight: 1, arbitrary: story },
)

const storyOf = (card: (typeof cards)[number]) =>
  fc.record({
    card: fc.constant(card),
    isClear: fc.boolean(),
    moves: fc
      .noBias(fc.array(part, { minLength: 4, maxLength: 14, size: 'max' }))
      .map((parts) => parts.flat()),
  })
type Story = Made<ReturnType<typeof storyOf>>

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
    const disputes = await disputesAt(charge)
    for (const dispute of disputes) await applyDispute(system, dispute)
    return disputes.length > 0
  }
  return async (next: Move) => {
    const refund = await claims.newestRefund(id)
    const dispute = await claims.disputeOf(id)
    switch (next) {
      case 'open':
        return claims.open(fan, sold.content)
      case 'ask':
        return claims.ask(fan, id)
      case 'grant':
      case 'refuse':
        return refund ? claims.answer(refund.id, next === 'grant', 'Because.') : false
      case 'give-back':
        return claims.refundSale(id)
      case 'request':
        return refund ? requestRefund(system, refund.id) : false
      case 'send':
        return refund ? sendRefund(system, refund.id) : false
      case 'hear-refund':
        return refund?.provider_id ? applyRefund(system, refund.provider_id) : false
      case 'bank-refunds':
        return refund?.provider_id ? provider.control(`hurry/${refund.provider_id}`) : false
      case 'complain':
        return provider.control(`hurry/${charge}`)
      case 'hear-dispute':
        return hearDisputes()
      case 'evidence':
        return dispute ? submitEvidence(system, dispute.id) : false
      case 'bank-decides':
        return dispute ? provider.control(`hurry/${dispute.provider_id}`) : false
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
  type Ending = 'ends kept' | 'ends refunded' | 'ends lost'
  const steps = countSteps<Move | Ending>((error) => error instanceof DomainError)
  const playOnce = async ({ card, isClear, moves }: Story) => {
    const title = isClear ? 'winning_evidence' : 'Harbour'
    const sold = await claims.sold(card, title)
    const charge = (await shop.row(sold.id)).charge_id ?? ''
    const once = playing(sold, charge)
    const play = (next: Move) => steps.take(next, () => once(next))
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
    steps.count(`ends ${refundStatus}` as Ending)
  }
  const property = fc.asyncProperty(fc.tuple(...cards.map(storyOf)), async (stories) => {
    for (const one of stories) await playOnce(one)
  })
  await checkStories(property, { few: 2, more: 6, endOnFailure: true }, () =>
    steps.expectAtLeast({
      open: 5,
      ask: 4,
      grant: 1,
      refuse: 2,
      'give-back': 2,
      request: 4,
      send: 17,
      'hear-refund': 10,
      'bank-refunds': 10,
      complain: 5,
      'hear-dispute': 3,
      evidence: 2,
      'bank-decides': 2,
      wait: 32,
      release: 3,
      'pay-out': 1,
      sweep: 20,
      'ends kept': 2,
      'ends refunded': 3,
      'ends lost': 1,
    }),
  )
}, 300_000)

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
