import { money, type SubscriptionId, SubscriptionState, type TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFullSize } from '../../../../test/full-size.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { billingRoutes } from '../index.ts'
import { type Drive, driveWorld, type Fan } from '../test/two-years/drive.ts'
import {
  charge,
  type Market,
  type Member,
  opens,
  type Plan,
  tick,
  withFee,
} from '../test/two-years/model.ts'
import { monthsOn } from '../test/two-years/plain-calendar.ts'
import { type Move, stateAfter } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const day = 86_400_000
const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Kathmandu']

const people = isFullSize ? 240 : 60
const ticks = 731

/** The same story for the same number, so that a day that went wrong can be looked at again. */
const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

let world: World
let drive: Drive
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  drive = driveWorld(world)
  creator = await person(world, true)
  // Two days before a month's end, in the winter before a leap year.
  world.clock.advance(Date.UTC(2027, 11, 29, 9, 30) - world.clock.now().getTime())
})
afterAll(() => world.close())

interface Pair {
  readonly fan: Fan
  readonly id: SubscriptionId
  readonly member: Member
}

const plans: Plan[] = [
  { price: 499, yearly: 4_990, changedAt: null, premium: false, library: false },
  { price: 999, yearly: 9_990, changedAt: null, premium: false, library: true },
  { price: 1_999, yearly: 19_990, changedAt: null, premium: true, library: false },
]
const market: Market = { plans, publishedAt: 0 }

const makeTier = async (plan: Plan, at: number) => {
  const body = {
    name: `Tier ${at}`,
    description: '',
    benefits: [],
    color: 'moss' as const,
    trialDays: 14,
    seatLimit: null,
    isPremium: plan.premium,
    isLibrary: plan.library,
    isPopular: false,
    cover: null,
    price: money(plan.price, 'USD'),
    yearlyPrice: money(plan.yearly, 'USD'),
  }
  const { tier } = await billingRoutes.createTier(creator, { ...nothing, body }, exchange)
  return tier.id as TierId
}

const publish = async () => {
  await drive.publish(creator.actor.accountId)
  market.publishedAt = world.clock.now().getTime()
}

const rowOf = async (fan: Fan) => {
  const { rows } = await sql<SubscriptionRow>`
    select * from billing.subscriptions where account_id = ${fan.scope.actor.accountId}
    order by started_at desc limit 1`.execute(drive.system.db.q)
  return rows[0] as SubscriptionRow
}

const share = (sum: number, { start, end }: Pick<Member, 'start' | 'end'>, now: number) =>
  Math.round((sum * (end - now)) / (end - start))

/** Of every payment for this time, what was not used; a time that was skipped has none. */
const unused = ({ payments, start }: Member, now: number) =>
  payments
    .filter(({ until }) => until > start)
    .reduce((all, { sum, from, until }) => all + share(sum, { start: from, end: until }, now), 0)

/** Up, or to a year, is at once; the rest waits, and so does what is too little to charge. */
const changeModel = (
  m: Member,
  tier: number,
  interval: 'month' | 'year',
  now: number,
  ok: boolean,
) => {
  const plan = plans[tier] as Plan
  const price = interval === 'year' ? plan.yearly : plan.price
  const has = { tier, interval, price }
  if (m.trial) return Object.assign(m, has, { next: null, accepted: null })
  const yearly = (each: number, of: 'month' | 'year') => (of === 'year' ? each : each * 12)
  const longer = interval === 'year' && m.interval === 'month'
  const shorter = interval === 'month' && m.interval === 'year'
  const up = yearly(price, interval) > yearly(m.price, m.interval)
  const skipped = m.skippedSince !== null
  if (shorter || (!longer && (skipped || !up))) return Object.assign(m, { next: has })
  const owed = m.carried - share(m.carried, m, now)
  const due = longer ? price + owed - unused(m, now) : share(price - m.price, m, now)
  if (due < 299) return Object.assign(m, { next: has })
  if (!ok) return m
  Object.assign(m, has, { next: null, accepted: null, paid: m.paid + withFee(due) })
  if (!longer) {
    m.payments.push({ sum: due, from: now, until: m.end })
    return m
  }
  const end = monthsOn(now, m.zone, 12)
  m.payments = [{ sum: due, from: now, until: end }]
  const begun = { anchor: now, count: 0, start: now, end, carried: 0, skippedSince: null }
  return Object.assign(m, begun)
}

const join = async (tiers: TierId[], roll: () => number): Promise<Pair> => {
  const fan = await drive.fan()
  const tier = Math.floor(roll() * 3)
  const zone = zones[Math.floor(roll() * zones.length)] as string
  const trial = roll() < 0.2
  const interval = !trial && roll() < 0.25 ? 'year' : 'month'
  const now = world.clock.now().getTime()
  const plan = plans[tier] as Plan
  const price = interval === 'year' ? plan.yearly : plan.price
  if (trial) await drive.tryOut(fan, tiers[tier] as TierId, 14, zone)
  else await drive.join(fan, tiers[tier] as TierId, interval, zone)
  const end = trial ? now + 14 * day : monthsOn(now, zone, interval === 'year' ? 12 : 1)
  const member: Member = {
    zone,
    tier,
    interval,
    price,
    state: 'active',
    anchor: now,
    count: 0,
    start: now,
    end,
    trial,
    pauseMonths: null,
    resumeAt: null,
    next: null,
    accepted: null,
    carried: 0,
    skippedSince: null,
    paid: trial ? 0 : withFee(price),
    bill: null,
    failures: 0,
    retryAt: null,
    startedAt: now,
    payments: trial ? [] : [{ sum: price, from: now, until: end }],
  }
  return { fan, id: (await rowOf(fan)).id, member }
}

/** One thing that one of them does today, if it can be done. */
const act = async ({ fan, id, member: m }: Pair, tiers: TierId[], roll: () => number) => {
  const now = world.clock.now().getTime()
  const on = { ...nothing, params: { id } }
  const what = roll()
  if (m.state === 'expired' || (m.state === 'active' && m.end <= now)) return
  if (what < 0.25) {
    fan.card = roll() < 0.55 ? 'good' : roll() < 0.8 ? 'empty' : 'blocked'
  } else if (what < 0.37 && m.state === 'active') {
    await billingRoutes.cancelSubscription(fan.scope, on, exchange)
    Object.assign(m, { state: 'cancelled', pauseMonths: null, next: null })
  } else if (what < 0.37 && (m.state === 'past_due' || m.state === 'paused')) {
    await billingRoutes.cancelSubscription(fan.scope, on, exchange)
    Object.assign(m, { state: 'expired', bill: null })
  } else if (what < 0.6 && m.state === 'cancelled') {
    await billingRoutes.resumeSubscription(fan.scope, on, exchange)
    m.state = 'active'
  } else if (what < 0.6 && m.state === 'paused') {
    await billingRoutes.resumeSubscription(fan.scope, on, exchange)
    await drive.bank()
    m.resumeAt = null
    charge(m, market, now, fan.card)
  } else if (what < 0.6 && m.state === 'active' && !m.trial && m.pauseMonths === null) {
    const months = 1 + Math.floor(roll() * 2)
    try {
      await billingRoutes.pauseSubscription(fan.scope, { ...on, body: { months } }, exchange)
      m.pauseMonths = months
    } catch (error) {
      expect((error as DomainError).code).toBe('subscription.paused-enough')
    }
  } else if (what < 0.63) {
    await billingRoutes.endSubscription(fan.scope, on, exchange)
    Object.assign(m, { state: 'expired', bill: null })
  } else if (what < 0.85 && m.state === 'active') {
    const tier = Math.floor(roll() * 3)
    const interval = roll() < 0.3 ? 'year' : 'month'
    if (tier === m.tier && interval === m.interval) return
    await drive.change(fan, id, tiers[tier] as TierId, interval)
    await drive.bank()
    changeModel(m, tier, interval, now, fan.card === 'good')
  } else if (what >= 0.85) {
    const plan = plans[m.tier] as Plan
    const asked = m.interval === 'year' ? plan.yearly : plan.price
    if (asked <= m.price || plan.changedAt === null || m.next) return
    await drive.accept(fan, id, money(withFee(asked), 'USD'))
    m.accepted = asked
  }
}

const shown = (m: Member, now: number) => ({
  state: m.state,
  tier: m.tier,
  interval: m.interval,
  price: m.price,
  ...(m.state === 'expired' ? {} : { start: new Date(m.start), end: new Date(m.end) }),
  paid: m.paid,
  opens: opens(m, now),
  premium: opens(m, now) && (plans[m.tier] as Plan).premium,
})

const readAll = async (tiers: TierId[]) => {
  const now = world.clock.now()
  const { rows } = await sql<SubscriptionRow & { opens: boolean; premium: boolean }>`
    select s.*, coalesce(bool_or(g.id is not null), false) as opens,
      coalesce(bool_or(g.resource like '%:premium'), false) as premium
    from billing.subscriptions s left join entitlements.grants g on g.account_id = s.account_id
      and g.source = 'subscription' and g.revoked_at is null and g.starts_at <= ${now}
      and (g.ends_at is null or g.ends_at > ${now})
    group by s.id`.execute(drive.system.db.q)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        state: row.state,
        tier: tiers.indexOf(row.tier_id),
        interval: row.interval,
        price: row.price,
        ...(row.state === 'expired' ? {} : { start: row.period_start, end: row.period_end }),
        paid: row.paid_total,
        opens: row.opens,
        premium: row.premium,
      },
    ]),
  )
}

const reprice = async (tiers: TierId[], roll: () => number) => {
  const at = Math.floor(roll() * 3)
  const plan = plans[at] as Plan
  const price = Math.max(299, plan.price + Math.round((roll() - 0.4) * 300))
  const yearly = price * 10
  if (price === plan.price) return
  await billingRoutes.changeTierPrice(
    creator,
    {
      ...nothing,
      params: { id: tiers[at] as TierId },
      body: { price: money(price, 'USD'), yearlyPrice: money(yearly, 'USD') },
    },
    exchange,
  )
  Object.assign(plan, { price, yearly, changedAt: world.clock.now().getTime() })
}

/** Each period once, and what came in is what was invoiced, for everyone. */
const expectInvoicesPaid = async () => {
  const { rows } = await sql<{ paid: number; invoiced: number; twice: number }>`
    select s.paid_total::int as paid, coalesce(sum(o.total) filter (where i.state = 'paid'), 0)::int
        as invoiced,
      (count(*) filter (where i.kind <> 'upgrade' and i.state <> 'void') - count(distinct
        i.period_start) filter (where i.kind <> 'upgrade' and i.state <> 'void'))::int as twice
    from billing.subscriptions s left join billing.invoices i on i.subscription_id = s.id
      left join billing.orders o on o.id = i.order_id and o.state = 'paid'
    group by s.id`.execute(drive.system.db.q)
  expect(rows.length).toBeGreaterThan(0)
  for (const { paid, invoiced, twice } of rows) {
    expect({ invoiced, twice }).toEqual({ invoiced: paid, twice: 0 })
  }
}

/** Every change of state that there was is one the machine knows, and all states were seen. */
const expectMachineKept = async () => {
  const { rows } = await sql<{ was: SubscriptionState; state: SubscriptionState; by: Move }>`
    select distinct was, state, by from billing.subscription_changes
    where was is not null and was <> state`.execute(drive.system.db.q)
  for (const { was, state, by } of rows) expect(stateAfter(was, by), `${was} by ${by}`).toBe(state)
  const seen = new Set(rows.flatMap(({ was, state }) => [was, state]))
  expect([...seen].sort()).toEqual([...SubscriptionState.options].sort())
}

it('two years of subscriptions follow the model, day by day', { timeout: 900_000 }, async () => {
  const roll = dice(2_028)
  const tiers: TierId[] = []
  for (const [at, plan] of plans.entries()) tiers.push(await makeTier(plan, at))
  await publish()
  const pairs: Pair[] = []
  for (let passed = 0; passed < ticks; passed++) {
    world.clock.advance(day)
    const now = world.clock.now().getTime()
    await drive.day()
    for (const { member, fan } of pairs) tick(member, market, now, fan.card)
    const silent = passed % 300 > 120 && passed % 300 < 240
    if (!silent && passed % 20 === 0) await publish()
    if (roll() < 0.02) await reprice(tiers, roll)
    if (pairs.length < people && passed % 2 === 0) pairs.push(await join(tiers, roll))
    for (let acts = 0; acts < 3 && pairs.length > 0; acts++) {
      await act(pairs[Math.floor(roll() * pairs.length)] as Pair, tiers, roll)
    }
    const real = await readAll(tiers)
    for (const { id, member } of pairs) {
      expect(real.get(id), `${id} on ${world.clock.now().toISOString()}`).toEqual(
        shown(member, now),
      )
    }
  }
  await booksOf(world).expectSound()
  await expectInvoicesPaid()
  await expectMachineKept()
})
