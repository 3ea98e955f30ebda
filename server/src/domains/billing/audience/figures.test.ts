import { money, type TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { audienceOf } from '../test/audience.ts'
import { type Memberships, membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'

let shop: Shop
let memberships: Memberships
let audience: ReturnType<typeof audienceOf>
let tier: TierId
beforeAll(async () => {
  shop = await openShop()
  memberships = membershipsOf(shop)
  audience = audienceOf(shop)
  tier = (await memberships.tier({ yearlyPrice: money(4_990, 'USD') })).id
})
afterAll(() => shop.close())

const day = 86_400_000

const cardOf = async (fan: SignedInScope, card?: string) =>
  (await offersOf(shop).keepCard(fan, card)).id

/** Counted again from what subscriptions are, in another way than the sums were kept. */
const recount = async () => {
  const { rows } = await sql<{ kind: string; people: number; monthly: number }>`
    select case when state = 'paused' then 'paused' when basis = 'free' then 'free'
        when basis <> 'paid' then 'given' when is_trial then 'trial' else 'paying' end as kind,
      count(*)::int as people,
      coalesce(sum(case when interval = 'year' then price / 12.0 else price end) filter (
        where basis = 'paid' and not is_trial and state in ('active', 'past_due')), 0)::float as monthly
    from billing.subscriptions
    where state not in ('incomplete', 'expired') group by 1`.execute(shop.system.db.q)
  const people = Object.fromEntries(rows.map(({ kind, people }) => [kind, people]))
  const none = { paying: 0, trial: 0, free: 0, given: 0, paused: 0 }
  return {
    subscribers: { ...none, ...people, all: rows.reduce((sum, row) => sum + row.people, 0) },
    monthly: Math.round(rows.reduce((sum, row) => sum + row.monthly, 0)),
  }
}

const expectCounted = async () => {
  const figures = await audience.figures()
  const { subscribers, monthly } = await recount()
  expect(figures.subscribers).toEqual(subscribers)
  expect(figures.recurring.map((one) => one.monthly)).toEqual([money(monthly, 'USD')])
  return figures
}

describe('figures', () => {
  it('are zero without subscribers', async () => {
    expect(await audience.figures()).toMatchObject({
      subscribers: { all: 0 },
      recurring: [],
      tiers: [],
      cohorts: [],
      churn: { part: 0, whole: 0 },
      trials: { part: 0, whole: 0 },
      holidayUntil: null,
    })
  })

  it('equal a full count, whatever happens to subscriptions', async () => {
    const free = await memberships.tier({ price: money(0, 'USD'), isLibrary: false })
    const trial = await memberships.tier({ trialDays: 7, price: money(1_499, 'USD') })
    const [monthly, yearly, trying, quitting, given, fan] = await Promise.all(
      Array.from({ length: 6 }, () => shop.fan()),
    )
    if (!monthly || !yearly || !trying || !quitting || !given || !fan) throw new Error('no fans')
    const first = await memberships.subscribe(monthly, tier)
    await memberships.subscribe(yearly, tier, { interval: 'year' })
    await memberships.start(fan, free.id)
    await audience.give(given, tier)
    const tried = await memberships.start(trying, trial.id, await cardOf(trying))
    const quit = await memberships.start(
      quitting,
      trial.id,
      await cardOf(quitting, 'pm_card_mastercard'),
    )
    const before = await expectCounted()
    expect(before.subscribers).toMatchObject({ paying: 2, trial: 2, free: 1, given: 1 })
    expect(before.recurring).toEqual([
      { currency: 'USD', paying: 2, monthly: money(499 + 416, 'USD') },
    ])
    expect(before.days.at(-1)).toMatchObject({ joined: 6, left: 0 })

    await memberships.cancel(quitting, quit.id)
    await memberships.until(new Date(shop.world.clock.now().getTime() + 7 * day + 1000))
    await memberships.comesTo(tried.id, { is_trial: false, state: 'active', period: 0 })
    const tested = await expectCounted()
    expect(tested.trials).toEqual({ part: 1, whole: 2 })
    expect(tested.churn).toEqual({ part: 0, whole: 0 })

    await memberships.pause(monthly, first.id, 1)
    await memberships.until(new Date(shop.world.clock.now().getTime() + 33 * day))
    await memberships.comesTo(first.id, { state: 'paused' })
    await memberships.comesTo(tried.id, { state: 'active', period: 1 })
    const paused = await expectCounted()
    expect(paused.subscribers.paused).toBe(1)
    expect(paused.churn).toEqual({ part: 0, whole: 3 })

    await memberships.end(yearly, (await memberships.of(yearly)).id)
    const left = await expectCounted()
    expect(left.churn).toEqual({ part: 1, whole: 3 })
    expect(left.days.at(-1)).toMatchObject({ joined: 0, left: 1 })
  })
})

describe('a holiday', () => {
  it('skips renewals, keeps access, and is shown to fans', async () => {
    const fan = await shop.fan()
    const row = await memberships.subscribe(fan, tier)
    const end = row.period_end as Date
    await refuses(
      audience.holiday(new Date(shop.world.clock.now().getTime() + 62 * day)),
      'holiday.too-long',
    )
    await refuses(audience.holiday(shop.world.clock.now()), 'holiday.too-long')
    const until = new Date(end.getTime() + 5 * day)
    await audience.holiday(until)
    expect((await audience.figures()).holidayUntil).toBe(until.toISOString())
    expect((await memberships.view(fan, row.id)).subscription).toMatchObject({
      holidayUntil: until.toISOString(),
      next: null,
    })
    await memberships.until(end)
    await memberships.comesTo(row.id, {
      state: 'active',
      period: 1,
      skipped_since: shop.world.clock.now(),
    })
    expect(await memberships.row(row.id)).toMatchObject({ paid_total: row.paid_total })
    const mails = await shop.system.db.q
      .selectFrom('platform.outgoing_mail')
      .select('text_body')
      .where('subject', 'like', 'We didn’t charge you%')
      .execute()
    expect(mails.map(({ text_body }) => text_body)).toContainEqual(
      expect.stringContaining('on a break until'),
    )
    await audience.holiday(null)
    expect((await memberships.view(fan, row.id)).subscription).toMatchObject({ holidayUntil: null })
  })
})
