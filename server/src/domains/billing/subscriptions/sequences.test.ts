import type { AccountId, SubscriptionState, TierId } from '@fanfare/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { checkStories, countSteps } from '../../../../test/random-stories.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { type Drive, driveWorld } from '../test/two-years/drive.ts'
import { moves, playing, type Move as Step } from '../test/two-years/moves.ts'
import { isOpenNow, type Move, stateAfter } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

let world: World
let drive: Drive
beforeAll(async () => {
  world = await openWorld()
  drive = driveWorld(world)
})
afterAll(() => world.close())

const ask = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(drive.system.db.q)).rows

/** What they can open, and which tier they have, is what their subscriptions say at this moment. */
const expectGrantsFollow = async (accountId: AccountId) => {
  const now = world.clock.now()
  const own = await ask(sql<SubscriptionRow>`
    select * from billing.subscriptions where account_id = ${accountId}`)
  const open = own.filter((row) => isOpenNow(row, now))
  const said = open.flatMap((row) => [row.is_premium ? 'premium' : 'subscribers', row.tier_id])
  const held = await ask(sql<{ resource: string }>`
    select distinct resource from entitlements.grants where account_id = ${accountId}
      and source = 'subscription' and revoked_at is null and starts_at <= ${now}
      and (ends_at is null or ends_at > ${now})`)
  expect(held.map(({ resource }) => resource.split(':').at(-1)).sort()).toEqual(said.sort())
}

/** No time is invoiced twice, whatever was left out or begun anew in between. */
const expectNothingTwice = async (accountId: AccountId) => {
  const twice = await ask(sql<{ id: string }>`
    select i.id from billing.invoices i join billing.subscriptions s on s.id = i.subscription_id
    join billing.invoices j on j.subscription_id = i.subscription_id and j.id <> i.id
      and j.kind <> 'upgrade' and j.state <> 'void'
      and tstzrange(j.period_start, j.period_end) && tstzrange(i.period_start, i.period_end)
    where s.account_id = ${accountId} and i.kind <> 'upgrade' and i.state <> 'void'`)
  expect(twice).toEqual([])
}

/** Every payment has paid an invoice or goes back, and no invoice is paid without one. */
const expectMoneyInvoiced = async (accountId: AccountId) => {
  const sums = await ask(sql<{ paid: number; invoiced: number }>`
    select s.paid_total::int as paid, coalesce(sum(o.total), 0)::int as invoiced
    from billing.subscriptions s left join billing.invoices i
      on i.subscription_id = s.id and i.state = 'paid'
    left join billing.orders o on o.id = i.order_id and o.state = 'paid'
    where s.account_id = ${accountId} group by s.id`)
  for (const { paid, invoiced } of sums) expect(invoiced).toBe(paid)
  const lost = await ask(sql<{ id: string }>`
    select o.id from billing.orders o left join billing.invoices i on i.order_id = o.id
    left join billing.refunds r on r.order_id = o.id and r.amount = o.total
    where o.account_id = ${accountId} and o.state = 'paid'
      and (i.state is distinct from 'paid') and r.id is null`)
  expect(lost).toEqual([])
}

const expectMachineKept = async (accountId: AccountId) => {
  const changes = await ask(sql<{ was: SubscriptionState; state: SubscriptionState; by: Move }>`
    select distinct c.was, c.state, c.by from billing.subscription_changes c
    join billing.subscriptions s on s.id = c.subscription_id
    where s.account_id = ${accountId} and c.was is not null and c.was <> c.state`)
  for (const { was, state, by } of changes)
    expect(stateAfter(was, by), `${was} by ${by}`).toBe(state)
}

/** Held by who has the tier, by who goes there next, and by who pays to go there now. */
const expectSeatsCounted = async (tiers: readonly TierId[]) => {
  const seats = await ask(sql<{ taken: number; held: number }>`
    select t.seats_taken as taken, (
      select count(*) from billing.subscriptions s where s.tier_id = t.id and s.state <> 'expired'
    )::int + (
      select count(*) from billing.subscriptions s
      where s.next_tier_id = t.id and s.tier_id <> t.id and s.state <> 'expired'
    )::int + (
      select count(*) from billing.invoices i join billing.subscriptions s
        on s.id = i.subscription_id
      where i.tier_id = t.id and s.tier_id <> t.id and i.kind = 'upgrade' and i.state = 'open'
    )::int as held
    from billing.tiers t where t.id = any(${[...tiers]}) and t.seat_limit is not null`)
  for (const { taken, held } of seats) expect(taken).toBe(held)
}

it('whatever happens in any order, the rules hold after every step', async () => {
  const steps = countSteps<Step['do']>((error) => error instanceof DomainError)
  const playOnce = fc.asyncProperty(moves, async (given) => {
    const { fan, tiers, play } = await playing(world, drive)
    const { accountId } = fan.scope.actor
    for (const one of [{ do: 'join', tier: 1, interval: 'month' } as const, ...given]) {
      await steps.take(one.do, () => play(one))
      await expectGrantsFollow(accountId)
      await expectNothingTwice(accountId)
      await expectMoneyInvoiced(accountId)
      await expectMachineKept(accountId)
      await expectSeatsCounted(tiers)
    }
    await booksOf(world).expectSound()
  })
  await checkStories(playOnce, { few: 10, more: 50, endOnFailure: true }, () =>
    steps.expectAtLeast({
      join: 12,
      wait: 25,
      change: 4,
      cancel: 2,
      resume: 4,
      end: 8,
      accept: 5,
      publish: 2,
      pause: 5,
      card: 3,
      bank: 18,
      reprice: 7,
    }),
  )
}, 300_000)
