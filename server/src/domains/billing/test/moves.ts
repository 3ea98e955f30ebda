import { OrderId } from '@fanfare/contract'
import fc from 'fast-check'
import { applyIntent } from '../payments/commands/apply-intent.ts'
import { chargeOrder, prepareCharge, requestCharge } from '../payments/commands/charge-order.ts'
import type { Goods } from './goods.ts'
import type { Shop } from './shop.ts'

const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  asking: 'pm_card_threeDSecure2Required',
  slow: '4000000000007023',
  'slow-and-declined': '4000000000007031',
} as const

type Card = keyof typeof cards

export type Move = { readonly content: number } & (
  | { readonly move: 'quote' | 'message' | 'hurry' | 'sweep' }
  | { readonly move: 'confirm'; readonly card: Card }
  | { readonly move: 'work'; readonly until: 'intent' | 'confirm' | 'apply' }
  | { readonly move: 'answer'; readonly outcome: 'complete' | 'fail' }
  | { readonly move: 'wait'; readonly minutes: number }
  | { readonly move: 'reprice'; readonly price: number }
)

/** Which of the goods it happens to. */
const content = fc.nat({ max: 5 })
const is = <const Name extends string>(name: Name) => fc.constant(name)
const card = fc.constantFrom(...(Object.keys(cards) as Card[]))
const until = fc.constantFrom('intent' as const, 'confirm' as const, 'apply' as const)
const outcome = fc.constantFrom('complete' as const, 'fail' as const)
const minutes = fc.constantFrom(1, 3, 16, 70, 31 * 24 * 60)
const price = fc.constantFrom(999, 1499)

/** Anything that can happen to somebody who buys, and how far the worker comes before it dies. */
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ move: is('quote'), content }) },
  { weight: 6, arbitrary: fc.record({ move: is('confirm'), content, card }) },
  { weight: 5, arbitrary: fc.record({ move: is('work'), content, until }) },
  { weight: 3, arbitrary: fc.record({ move: is('message'), content }) },
  { weight: 2, arbitrary: fc.record({ move: is('answer'), content, outcome }) },
  { weight: 2, arbitrary: fc.record({ move: is('hurry'), content }) },
  { weight: 2, arbitrary: fc.record({ move: is('wait'), content, minutes }) },
  { weight: 2, arbitrary: fc.record({ move: is('sweep'), content }) },
  { weight: 1, arbitrary: fc.record({ move: is('reprice'), content, price }) },
)

const news = fc.constantFrom('message' as const, 'hurry' as const, 'sweep' as const)

/** Chance alone seldom comes as far as a charge, or to what its bank says of it. */
const charge = fc
  .record({ content, card, until, outcome, news })
  .map(({ content, card, until, outcome, news }): Move[] => [
    { move: 'quote', content },
    { move: 'confirm', content, card },
    { move: 'work', content, until },
    ...(card === 'asking' ? [{ move: 'answer' as const, content, outcome }] : []),
    { move: news, content },
  ])

const part = fc.oneof(
  { weight: 5, arbitrary: move.map((one): Move[] => [one]) },
  { weight: 2, arbitrary: charge },
)

export const moves = fc
  .noBias(fc.array(part, { minLength: 6, maxLength: 20, size: 'max' }))
  .map((parts) => parts.flat())

export const playing = (shop: Shop, goods: readonly Goods[]) => {
  const { system, provider, world } = shop
  const intentsOf = async (one: Goods) =>
    (await one.orders()).flatMap(({ intent_id }) => intent_id ?? [])
  const cardOf = (card: Card) =>
    card.startsWith('slow') ? provider.card(cards[card]) : Promise.resolve(cards[card])

  const work = async (one: Goods, until: 'intent' | 'confirm' | 'apply') => {
    const order = (await one.orders()).find(({ state }) => state === 'confirming')
    if (!order) return false
    const attempt = { orderId: OrderId.parse(order.id), attempt: order.attempt }
    if (until === 'apply') return chargeOrder(system, attempt)
    const intentId = await prepareCharge(system, attempt)
    if (intentId && until === 'confirm') await requestCharge(system, attempt, intentId)
  }

  const answer = async (one: Goods, outcome: 'complete' | 'fail') => {
    let asked = false
    for (const intentId of await intentsOf(one)) {
      const { status, client_secret } = await provider.stripe.paymentIntents.retrieve(intentId)
      if (status !== 'requires_action') continue
      await provider.authenticate(client_secret ?? '', outcome)
      asked = true
    }
    return asked
  }
  const forEachIntent = async (one: Goods, work: (intentId: string) => Promise<unknown>) => {
    const intents = await intentsOf(one)
    for (const intentId of intents) await work(intentId)
    return intents.length > 0
  }

  /** Answers false when there was nothing to do. */
  return async (given: Move): Promise<unknown> => {
    const one = goods[given.content] as Goods
    switch (given.move) {
      case 'quote':
        return one.ask()
      case 'confirm':
        return one.agree(await cardOf(given.card))
      case 'work':
        return work(one, given.until)
      case 'message':
        return forEachIntent(one, (intentId) => applyIntent(system, intentId))
      case 'answer':
        return answer(one, given.outcome)
      case 'hurry':
        return forEachIntent(one, (intentId) => provider.control(`hurry/${intentId}`))
      case 'wait':
        return world.clock.advance(given.minutes * 60_000)
      case 'sweep':
        return shop.sweep()
      case 'reprice':
        return one.reprice(given.price)
    }
  }
}
