import {
  type BillingInterval,
  money,
  type ParsedRequest,
  type Routes,
  type SubscriptionId,
  type TierId,
} from '@fanfare/contract'
import fc from 'fast-check'
import type { World } from '../../../../../test/harness.ts'
import { person } from '../../../../../test/person.ts'
import type { Exchange } from '../../../../platform/http/handler.ts'
import { billingRoutes } from '../../index.ts'
import { readAlive } from '../../subscriptions/reader/subscriptions.ts'
import type { Drive } from './drive.ts'
import type { Card } from './model.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const day = 86_400_000

const tier = fc.nat({ max: 2 })
const interval = fc.constantFrom<BillingInterval>('month', 'month', 'year')

const record = <Name extends string, Given extends object>(
  name: Name,
  given: { [Field in keyof Given]: fc.Arbitrary<Given[Field]> },
) => fc.record(given).map((made) => ({ do: name, ...made }))

const join = record('join', { tier, interval })
const change = record('change', { tier, interval })
const wait = record('wait', { days: fc.integer({ min: 1, max: 45 }) })
const plain = fc
  .constantFrom(...(['cancel', 'resume', 'end', 'accept', 'publish'] as const))
  .map((name) => ({ do: name }))

/** What a fan, their bank, the creator and the calendar do. */
const move = fc.oneof(
  { weight: 3, arbitrary: join },
  { weight: 5, arbitrary: wait },
  { weight: 3, arbitrary: change },
  { weight: 5, arbitrary: plain },
  record('pause', { months: fc.integer({ min: 1, max: 3 }) }),
  record('card', { card: fc.constantFrom<Card>('good', 'good', 'empty', 'blocked') }),
  record('bank', { isSlow: fc.boolean() }),
  record('reprice', { tier, price: fc.integer({ min: 299, max: 2_500 }) }),
)
export type Move = typeof move extends fc.Arbitrary<infer One> ? One : never

const month = record('wait', { days: fc.integer({ min: 25, max: 40 }) })
const slow = { do: 'bank' as const, isSlow: true }
const fast = { do: 'bank' as const, isSlow: false }

const few = record('wait', { days: fc.integer({ min: 1, max: 5 }) })

/**
 * Chance seldom comes to these by itself: money that is on its way while something else happens,
 * a second thought, and consent to a higher price.
 */
const story = fc.oneof(
  fc.tuple(change, month).map(([wish, days]): Move[] => [slow, wish, days, fast]),
  fc
    .tuple(change, month, plain)
    .map(([wish, days, then]): Move[] => [wish, slow, days, then, fast]),
  few.map((days): Move[] => [{ do: 'cancel' }, days, { do: 'resume' }]),
  month.map((days): Move[] => [{ do: 'pause', months: 2 }, days, { do: 'resume' }]),
  fc
    .tuple(tier, month)
    .map(([at, days]): Move[] => [
      { do: 'end' },
      { do: 'join', tier: at, interval: 'month' },
      { do: 'reprice', tier: at, price: 2_600 },
      { do: 'accept' },
      days,
    ]),
)

const part = fc.oneof(
  { weight: 3, arbitrary: move.map((one): Move[] => [one]) },
  { weight: 2, arbitrary: story },
)

export const moves = fc
  .noBias(fc.array(part, { minLength: 4, maxLength: 16, size: 'max' }))
  .map((parts) => parts.flat())

type NewTier = ParsedRequest<Routes['createTier']>['body']
const terms = ({ at, seatLimit }: { at: number; seatLimit: number | null }): NewTier => ({
  name: `Tier ${at}`,
  description: '',
  benefits: [],
  color: 'moss',
  trialDays: 0,
  seatLimit,
  isPremium: at === 2,
  isLibrary: at === 1,
  isPopular: false,
  cover: null,
  price: money(499 + at * 500, 'USD'),
  yearlyPrice: money(4_990 + at * 5_000, 'USD'),
})

/** One fan and one creator, whose tiers have so few seats that none may be lost. */
export const playing = async (world: World, drive: Drive) => {
  const creator = await person(world, true)
  const fan = await drive.fan()
  const { accountId } = creator.actor
  const tiers: TierId[] = []
  for (const at of [0, 1, 2]) {
    const body = terms({ at, seatLimit: at === 0 ? null : 2 })
    const made = await billingRoutes.createTier(creator, { ...nothing, body }, exchange)
    tiers.push(made.tier.id as TierId)
  }
  await drive.publish(accountId)
  const tierAt = (at: number) => tiers[at] as TierId
  const alive = () => readAlive(drive.system.db, fan.scope.actor.accountId, accountId)

  const wait = async (days: number) => {
    world.clock.advance(days * day)
    await drive.day()
  }
  const onOwn = async (one: Move, id: SubscriptionId) => {
    const on = { ...nothing, params: { id } }
    if (one.do === 'cancel') return billingRoutes.cancelSubscription(fan.scope, on, exchange)
    if (one.do === 'resume') return billingRoutes.resumeSubscription(fan.scope, on, exchange)
    if (one.do === 'end') return billingRoutes.endSubscription(fan.scope, on, exchange)
    if (one.do === 'accept') return drive.accept(fan, id)
    if (one.do === 'change') return drive.change(fan, id, tierAt(one.tier), one.interval)
    if (one.do !== 'pause') return
    const body = { months: one.months }
    return billingRoutes.pauseSubscription(fan.scope, { ...on, body }, exchange)
  }
  const play = async (one: Move) => {
    switch (one.do) {
      case 'wait':
        return wait(one.days)
      case 'card':
        fan.card = one.card
        return
      case 'bank':
        fan.isSlow = one.isSlow
        return drive.bank()
      case 'publish':
        return drive.publish(accountId)
      case 'join':
        return drive.join(fan, tierAt(one.tier), one.interval, 'Europe/Berlin')
      case 'reprice': {
        const prices = { price: money(one.price, 'USD'), yearlyPrice: money(one.price * 10, 'USD') }
        const on = { ...nothing, params: { id: tierAt(one.tier) }, body: prices }
        return billingRoutes.changeTierPrice(creator, on, exchange)
      }
      default: {
        const own = await alive()
        if (!own) return false
        await onOwn(one, own.id)
        return drive.bank()
      }
    }
  }
  return {
    fan,
    tiers,
    /** Answers false when there was nothing to do. */
    play: (one: Move) => {
      // Nothing happens twice in the same moment.
      world.clock.advance(1_000)
      return play(one)
    },
  }
}
