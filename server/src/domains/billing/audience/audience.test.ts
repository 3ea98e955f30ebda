import { text } from 'node:stream/consumers'
import { money, type TierId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeRole } from '../../identity/index.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { endDeparted } from '../departures/due.ts'
import { audienceOf } from '../test/audience.ts'
import { type Memberships, membershipsOf } from '../test/memberships.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { type NewSubscriber, newSubscribersMail } from './mails.ts'

let shop: Shop
let memberships: Memberships
let audience: ReturnType<typeof audienceOf>
let tier: TierId
beforeAll(async () => {
  shop = await openShop()
  memberships = membershipsOf(shop)
  audience = audienceOf(shop)
  tier = (await memberships.tier({ name: 'Plain' })).id
})
afterAll(() => shop.close())

const refundsOf = async ({ actor }: SignedInScope) => {
  await shop.react()
  return shop.system.db.q
    .selectFrom('billing.refunds')
    .select(['state', 'amount'])
    .where('account_id', '=', actor.accountId)
    .execute()
}

describe('the list', () => {
  it('is newest first, page by page, and says when each renews or ends', async () => {
    const fans = [await shop.fan(), await shop.fan(), await shop.fan()]
    const rows = []
    for (const fan of fans) {
      rows.push(await memberships.subscribe(fan, tier))
      shop.world.clock.advance(1000)
    }
    const [first, second, third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    await memberships.cancel(fans[1] as SignedInScope, second.id)
    const all = await audience.list()
    expect(all.subscribers.map(({ id }) => id)).toEqual([third.id, second.id, first.id])
    expect(all.subscribers[0]).toMatchObject({
      tier: { id: tier, name: 'Plain' },
      renewsAt: third.period_end?.toISOString(),
      endsAt: null,
      paidTotal: money(513, 'USD'),
      abilities: { end: true },
    })
    expect(all.subscribers[1]).toMatchObject({
      state: 'cancelled',
      renewsAt: null,
      endsAt: second.period_end?.toISOString(),
    })
    const top = await audience.list({ limit: 2 })
    const rest = await audience.list({ limit: 2, cursor: top.nextCursor ?? '' })
    expect([...top.subscribers, ...rest.subscribers]).toEqual(all.subscribers)
    await refuses(
      audience.list({ cursor: top.nextCursor ?? '', state: 'active' }),
      'request.cursor-mismatch',
    )
    const cancelled = await audience.list({ state: 'cancelled', tierId: tier })
    expect(cancelled.subscribers.map(({ id }) => id)).toEqual([second.id])
  })

  it('finds people by how their username or name begins', async () => {
    const fan = await shop.fan()
    const row = await memberships.subscribe(fan, tier)
    const username = await audience.usernameOf(fan)
    const found = await audience.list({ search: `@${username.toUpperCase()}` })
    expect(found.subscribers.map(({ id }) => id)).toEqual([row.id])
    const many = await audience.list({ search: username.slice(0, 2) })
    const one = await audience.list({ search: username.slice(0, 2), limit: 1 })
    const next = await audience.list({
      search: username.slice(0, 2),
      limit: 1,
      cursor: one.nextCursor ?? '',
    })
    expect(many.subscribers.length).toBeGreaterThan(2)
    expect([...one.subscribers, ...next.subscribers]).toEqual(many.subscribers.slice(0, 2))
    expect((await audience.list({ search: 'nobody%' })).subscribers).toEqual([])

    await audience.rename(fan, 'Zora Quill')
    const renamed = await audience.list({ search: 'zora q', state: 'active' })
    expect(renamed.subscribers).toMatchObject([{ id: row.id, person: { username } }])
    expect((await audience.list({ search: 'zora', state: 'paused' })).subscribers).toEqual([])
  })

  it('shows nobody who is still at the checkout, nor those of another creator', async () => {
    const fan = await shop.fan()
    const order = await memberships.quote(fan, tier)
    await shop.confirm(fan, order.id, 'pm_card_chargeDeclined')
    await shop.reaches(order.id, 'failed')
    const { id } = await memberships.of(fan)
    const { subscribers } = await audience.list()
    expect(subscribers.map((one) => one.id)).not.toContain(id)
    const other = await person(shop.world, true)
    expect((await audience.list({}, other)).subscribers).toEqual([])
    await refuses(audience.read(subscribers[0]?.id as never, other), 'subscription.not-found')
    await refuses(audience.end(subscribers[0]?.id as never, other), 'subscription.not-found')
    await refuses(audience.end(id), 'subscription.not-found')
  })

  it('is given as CSV', async () => {
    const { id } = await memberships.tier({ name: '=SUM(A1)' })
    await audience.give(await shop.fan(), id, 2)
    await shop.react()
    const { body } = await audience.export({ tierId: id })
    const lines = (await text(body)).trim().split('\n')
    expect(lines[0]).toMatch(/^username,name,tier,status/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=SUM(A1)",active,complimentary,month`)
  })
})

describe('the creator is told', () => {
  const told = async () =>
    (await shop.subjectsTo(shop.creator)).filter((subject) => subject.includes('subscribe')).length

  it('of everybody who subscribes, once, and not of whom they gave access themselves', async () => {
    const { id } = await memberships.tier({ name: 'Told' })
    const before = await told()
    const fan = await shop.fan()
    const order = await memberships.quote(fan, id)
    await shop.confirm(fan, order.id, 'pm_card_chargeDeclined')
    await shop.reaches(order.id, 'failed')
    expect(await told()).toBe(before)
    const again = await memberships.quote(fan, id)
    await shop.confirm(fan, again.id)
    await shop.reaches(again.id, 'paid')
    expect(await told()).toBe(before + 1)
    await memberships.cancel(fan, (await memberships.of(fan)).id)
    await memberships.resume(fan, (await memberships.of(fan)).id)
    await audience.give(await shop.fan(), id, 1)
    expect(await told()).toBe(before + 1)
  })

  it('of many at once in one mail', () => {
    const [first, ...others] = Array.from({ length: 13 }, (_, at) => ({
      name: `Fan ${at}`,
      tier: 'Gold',
    })) as [NewSubscriber, ...NewSubscriber[]]
    const { subject, paragraphs } = newSubscribersMail('https://fanfare.test', [first, ...others])
    expect(subject).toBe('You have 13 new subscribers')
    expect([paragraphs[0], paragraphs.at(-1)]).toEqual(['Fan 0: Gold', 'And 3 more.'])
    expect(newSubscribersMail('https://fanfare.test', [first]).subject).toBe(
      'Fan 0 subscribed to you',
    )
  })
})

describe('free access that a creator gives', () => {
  it('opens the tier, takes a seat, sends a mail and ends after the last month', async () => {
    const { id } = await memberships.tier({ seatLimit: 1, isPremium: true, name: 'Guests' })
    const fan = await shop.fan()
    const given = await audience.give(fan, id, 2)
    expect(given).toMatchObject({ basis: 'complimentary', state: 'active', renewsAt: null })
    expect(await memberships.level(fan)).toBe('premium')
    expect((await memberships.readTier(id))?.seats_taken).toBe(1)
    expect(await shop.subjectsTo(fan)).toContainEqual(
      expect.stringContaining('You’ve been given Guests'),
    )
    await refuses(audience.give(fan, id), 'subscriber.exists')
    await refuses(audience.give(await shop.fan(), id), 'tier.full')
    await memberships.until(new Date(given.endsAt ?? ''))
    expect(await memberships.row(given.id)).toMatchObject({
      state: 'expired',
      end_reason: 'period-ended',
    })
    expect(await memberships.level(fan)).toBeNull()
    expect((await memberships.readTier(id))?.seats_taken).toBe(0)
  })

  it("is refused for the creator, for an unknown person, in a free tier and in another creator's tier", async () => {
    const free = await memberships.tier({ price: money(0, 'USD'), isLibrary: false })
    const fan = await shop.fan()
    await refuses(audience.give(fan, free.id), 'subscriber.free-tier')
    await refuses(audience.give(shop.creator, tier), 'subscriber.self')
    const other = await person(shop.world, true)
    await refuses(audience.give(fan, tier, null, other), 'tier.not-found')
  })
})

describe('a subscription that the creator ends', () => {
  it('shows the refund, pays it whatever was opened, and ends access at once', async () => {
    const fan = await shop.fan()
    const row = await memberships.subscribe(fan, tier)
    const length = (row.period_end as Date).getTime() - row.period_start.getTime()
    await memberships.openSomething(fan)
    shop.world.clock.advance(length / 2)
    expect((await memberships.view(fan, row.id)).end).toMatchObject({ reason: 'something-opened' })
    expect((await audience.read(row.id)).returns).toEqual(money(256, 'USD'))
    const seen = await shop.get(shop.creator, `/subscription/subscribers/${row.id}`)
    expect(seen.json()).toMatchObject({ returns: money(256, 'USD') })
    const { subscriber } = await audience.end(row.id)
    expect(subscriber).toMatchObject({ state: 'expired', abilities: { end: false } })
    expect(await memberships.level(fan)).toBeNull()
    expect(await memberships.row(row.id)).toMatchObject({ end_reason: 'ended-by-creator' })
    await vi.waitFor(
      async () => expect(await refundsOf(fan)).toEqual([{ state: 'done', amount: 256 }]),
      { timeout: 15_000, interval: 100 },
    )
    await refuses(audience.end(row.id), 'subscription.not-now')
    await booksOf(shop.world).expectSound()
  })

  it('also refunds a payment that arrived a moment later', async () => {
    const fan = await shop.fan()
    const order = await memberships.quote(fan, tier)
    await shop.confirm(fan, order.id)
    shop.world.clock.advance(3_000)
    await shop.reaches(order.id, 'paid')
    const { id } = await memberships.of(fan)
    expect((await audience.read(id)).returns).toEqual(money(513, 'USD'))
  })
})

describe('a creator who has left', () => {
  it('loses all subscribers page by page, and sells nothing more', async () => {
    const other = await person(shop.world, true)
    const { id } = await memberships.tier({}, other)
    const fans = [await shop.fan(), await shop.fan()]
    for (const fan of fans) await audience.give(fan, id, null, other)
    await shop.system.transact((tx) => changeRole(tx, other.actor.accountId, 'fan'))
    await shop.react()
    await runDue(shop.system, [endDeparted])
    const rows = await shop.system.db.q
      .selectFrom('billing.subscriptions')
      .select(['state', 'end_reason'])
      .where('creator_id', '=', other.actor.accountId)
      .execute()
    expect(rows).toEqual(fans.map(() => ({ state: 'expired', end_reason: 'creator-gone' })))
    expect((await memberships.readTier(id))?.archived_at).not.toBeNull()
    const left = await shop.system.db.q.selectFrom('billing.departures').select('id').execute()
    expect(left).toEqual([])
  })
})
