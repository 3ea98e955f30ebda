import { money, type SubscriptionId, type TierId } from '@fanfare/contract'
import { describe, expect, it, vi } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { membershipsOf } from '../test/memberships.ts'
import { openShopForTests } from '../test/shop.ts'
import { newSubscription } from './new-subscription.ts'
import { insertSubscription } from './writer/subscriptions.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)

const slow = { timeout: 60_000 }
const usd = (amount: number) => money(amount, 'USD')
const isAbout = ({ subject }: { subject: string }) => subject.startsWith('What’s included in')
const mailsAbout = async (fan: SignedInScope) => (await shop.mailsTo(fan)).filter(isAbout)
const offered = async (fan: SignedInScope, id: SubscriptionId) =>
  (await memberships.view(fan, id)).end
const shown = async (fan: SignedInScope, id: SubscriptionId) =>
  (await memberships.view(fan, id)).subscription.tierChange
const refundsOf = async ({ actor }: SignedInScope) =>
  shop.system.db.q
    .selectFrom('billing.refunds')
    .select(['state', 'amount'])
    .where('account_id', '=', actor.accountId)
    .execute()

/** Somebody who has it, past the checkout. */
const hold = async (id: TierId) => {
  const tier = await memberships.readTier(id)
  if (!tier) throw new Error('there is no such tier')
  const fan = await shop.fan()
  const now = shop.world.clock.now()
  const given = { state: 'active', basis: 'free', interval: 'month', price: 0 } as const
  const row = newSubscription(tier, { ...given, account_id: fan.actor.accountId }, now)
  await shop.system.transact((tx) => insertSubscription(tx, row, now))
  return { fan, id: row.id }
}

describe('a tier that people have, reworded', () => {
  it('is mailed once, from the first wording of a day to its last', slow, async () => {
    const { id } = await memberships.tier({ name: 'Atelier', benefits: ['A sketch'] })
    const fan = await shop.fan()
    const { id: own } = await memberships.subscribe(fan, id)
    await memberships.reword(id, { name: 'Studio', benefits: ['A sketch', 'Two'] })
    shop.world.clock.advance(3_600_000)
    await memberships.reword(id, { name: 'Loft', benefits: ['A drawing', 'A print'] })
    shop.world.clock.advance(1_000)
    const late = await hold(id)
    expect(await mailsAbout(fan)).toEqual([])
    expect(await shown(fan, own)).toBeNull()

    for (const _sweep of [1, 2]) await memberships.mailChanges()
    const [mail, ...others] = await mailsAbout(fan)
    expect(others).toEqual([])
    expect(mail?.text_body).toMatch(/Before\s[\s\S]*Atelier[\s\S]*A sketch[\s\S]*Now\s[\s\S]*Loft/)
    expect(mail?.text_body).not.toContain('Studio')
    expect(await shown(fan, own)).toMatchObject({
      before: { name: 'Atelier', benefits: ['A sketch'] },
      after: { name: 'Loft', benefits: ['A drawing', 'A print'] },
    })
    // Whoever came after the last edit subscribed to what it says.
    expect(await mailsAbout(late.fan)).toEqual([])
    expect(await shown(late.fan, late.id)).toBeNull()
  })

  it('is mailed to everyone, some at a time', slow, async () => {
    const { id } = await memberships.tier()
    const fans = []
    for (let count = 0; count < 103; count++) fans.push(await hold(id))
    await shop.system.transact((tx) =>
      tx.q
        .updateTable('billing.tiers')
        .set({ has_subscribers: true })
        .where('id', '=', id)
        .execute(),
    )
    shop.world.clock.advance(1_000)
    await memberships.reword(id, { benefits: ['The sketchbook', 'More'] })
    await memberships.mailChanges()
    await shop.react()
    for (const { fan } of fans) expect(await mailsAbout(fan)).toHaveLength(1)
  })

  it('is told nobody when it was changed back within the day', async () => {
    const { id } = await memberships.tier({ name: 'Harbour' })
    const fan = await shop.fan()
    await memberships.subscribe(fan, id)
    await memberships.reword(id, { name: 'Pier' })
    await memberships.reword(id, { name: 'Harbour' })
    await memberships.mailChanges()
    expect(await mailsAbout(fan)).toEqual([])
  })
})

describe('for thirty days', () => {
  it('it ends once, and unused days go back whatever was opened', slow, async () => {
    const { id: tier } = await memberships.tier({ yearlyPrice: usd(4_990) })
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, tier, { interval: 'year' })
    await memberships.openSomething(fan)
    await memberships.reword(tier, { benefits: ['A print'] })
    expect(await offered(fan, id)).toMatchObject({ returns: null, reason: 'something-opened' })
    await memberships.mailChanges()
    const { returns } = await offered(fan, id)
    expect(returns?.amount).toBeGreaterThan(5_100)

    const presses = await Promise.allSettled([memberships.end(fan, id), memberships.end(fan, id)])
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await refuses(memberships.end(fan, id), 'subscription.not-now')
    expect(await memberships.level(fan)).toBeNull()
    await vi.waitFor(
      async () => {
        await shop.react()
        expect(await refundsOf(fan)).toEqual([{ state: 'done', amount: returns?.amount }])
      },
      { timeout: 15_000, interval: 100 },
    )
    await booksOf(shop.world).expectSound()
  })

  it('and not a day longer', slow, async () => {
    const { id: tier } = await memberships.tier({ yearlyPrice: usd(4_990) })
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, tier, { interval: 'year' })
    await memberships.openSomething(fan)
    await memberships.reword(tier, { name: 'Another name' })
    await memberships.mailChanges()
    memberships.days(29)
    expect((await offered(fan, id)).returns).not.toBeNull()
    memberships.days(1)
    expect(await offered(fan, id)).toMatchObject({ returns: null, reason: 'something-opened' })
    expect(await shown(fan, id)).toBeNull()
  })

  it('not for whoever changed to the tier after its last edit', slow, async () => {
    const low = await memberships.tier()
    const high = await memberships.tier({ price: usd(1_499), isPremium: true })
    await memberships.subscribe(await shop.fan(), high.id)
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, low.id)
    await memberships.reword(high.id, { benefits: ['Something else'] })
    shop.world.clock.advance(1_000)
    await memberships.change(fan, id, { tierId: high.id, interval: 'month' })
    await memberships.comesTo(id, { tier_id: high.id })
    await memberships.openSomething(fan)
    await memberships.mailChanges()
    expect(await mailsAbout(fan)).toEqual([])
    expect(await offered(fan, id)).toMatchObject({ returns: null, reason: 'something-opened' })
  })
})
