import { OrderId } from '@fanfare/contract'
import fc from 'fast-check'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { applyIntent } from '../checkout/commands/apply-intent.ts'
import { chargeOrder, prepareCharge, requestCharge } from '../checkout/commands/charge-order.ts'
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

type Move = { readonly content: number } & (
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
export const move: fc.Arbitrary<Move> = fc.oneof(
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

/** A refusal in words is a fine answer to anything; whatever else is thrown is not. */
const mayRefuse = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })

export const playing = (shop: Shop, goods: readonly Goods[]) => {
  const { system, provider, world } = shop
  const intentsOf = async (one: Goods) =>
    (await one.orders()).flatMap(({ intent_id }) => intent_id ?? [])
  const cardOf = (card: Card) =>
    card.startsWith('slow') ? provider.card(cards[card]) : Promise.resolve(cards[card])

  const work = async (one: Goods, until: 'intent' | 'confirm' | 'apply') => {
    const order = (await one.orders()).find(({ state }) => state === 'confirming')
    if (!order) return
    const attempt = { orderId: OrderId.parse(order.id), attempt: order.attempt }
    if (until === 'apply') return chargeOrder(system, attempt)
    const intentId = await prepareCharge(system, attempt)
    if (intentId && until === 'confirm') await requestCharge(system, attempt, intentId)
  }

  const answer = async (one: Goods, outcome: 'complete' | 'fail') => {
    for (const intentId of await intentsOf(one)) {
      const { status, client_secret } = await provider.stripe.paymentIntents.retrieve(intentId)
      if (status === 'requires_action') await provider.authenticate(client_secret ?? '', outcome)
    }
  }

  return async (given: Move): Promise<unknown> => {
    const one = goods[given.content] as Goods
    switch (given.move) {
      case 'quote':
        return mayRefuse(one.ask())
      case 'confirm':
        return mayRefuse(one.agree(await cardOf(given.card)))
      case 'work':
        return work(one, given.until)
      case 'message':
        for (const intentId of await intentsOf(one)) await applyIntent(system, intentId)
        return
      case 'answer':
        return answer(one, given.outcome)
      case 'hurry':
        for (const intentId of await intentsOf(one)) await provider.control(`hurry/${intentId}`)
        return
      case 'wait':
        return world.clock.advance(given.minutes * 60_000)
      case 'sweep':
        return shop.sweep()
      case 'reprice':
        return one.reprice(given.price)
    }
  }
}
