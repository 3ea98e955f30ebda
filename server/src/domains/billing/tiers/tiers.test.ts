import { limits, money, TierId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, refuses } from '../../../../test/browser.ts'
import { free, openTierShop, type TierShop } from '../test/tier-shop.ts'
import { archiveTier } from './commands/archive-tier.ts'
import { restoreTier } from './commands/restore-tier.ts'

let tierShop: TierShop
beforeAll(async () => {
  tierShop = await openTierShop()
})
afterAll(() => tierShop.close())

const names = (tiers: readonly { name: string }[]) => tiers.map(({ name }) => name)
const emitted = async (name: string) =>
  tierShop.system.db.q
    .selectFrom('platform.events')
    .select('payload')
    .where('name', '=', name)
    .execute()

describe('tiers', () => {
  it('are in the order of their creation, until one is moved', async () => {
    const by = await tierShop.creator()
    for (const name of ['One', 'Two', 'Three']) await tierShop.make(by, { name })
    const [, , last] = await tierShop.onSale(by)
    const { tiers } = await tierShop.move(by, TierId.parse(last?.id), 0)
    expect(names(tiers)).toEqual(['Three', 'One', 'Two'])
    expect(names(await tierShop.onSale(by))).toEqual(['Three', 'One', 'Two'])
    expect(names((await tierShop.move(by, TierId.parse(last?.id), 9)).tiers)).toEqual([
      ...['One', 'Two', 'Three'],
    ])
  })

  it('are at most ten on sale, also when many are made at once', async () => {
    const by = await tierShop.creator()
    const wishes = Array.from({ length: limits.tiers + 6 }, () => tierShop.make(by))
    const ends = await Promise.allSettled(wishes)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.tiers)
    await refuses(tierShop.make(by), 'tier.too-many')
  })

  it('have unique names while they are on sale', async () => {
    const by = await tierShop.creator()
    const { id } = await tierShop.make(by, { name: 'Supporter' })
    const { details } = await refusal(tierShop.make(by, { name: 'supporter' }))
    expect(details.fields).toHaveProperty('name')
    await archiveTier(by, id)
    await tierShop.make(by, { name: 'Supporter' })
    await refuses(restoreTier(by, id), 'tier.name-taken')
  })

  it('have one popular one: the mark moves', async () => {
    const by = await tierShop.creator()
    const first = await tierShop.make(by, { isPopular: true })
    const second = await tierShop.make(by, { isPopular: true })
    const marked = async () => (await tierShop.onSale(by)).filter((one) => one.isPopular)
    expect(await marked()).toMatchObject([{ id: second.id }])
    await tierShop.edit(by, first.id, { isPopular: true })
    expect(await marked()).toMatchObject([{ id: first.id }])
  })

  it('with a price need a confirmed email; a free one does not', async () => {
    const by = await tierShop.creator()
    await tierShop.system.transact(async (tx) => {
      await tx.q
        .updateTable('identity.accounts')
        .set({ email_verified: false })
        .where('id', '=', by.actor.accountId)
        .execute()
    })
    await refuses(tierShop.make(by), 'auth.email-not-verified')
    const { id } = await tierShop.make(by, free)
    await refuses(tierShop.reprice(by, id, 499), 'auth.email-not-verified')
  })

  it('that are free have no trial, no year and no premium mark', async () => {
    const by = await tierShop.creator()
    for (const extra of [{ trialDays: 7 }, { isPremium: true }]) {
      await refuses(tierShop.make(by, { ...free, ...extra }), 'tier.free-with-extras')
    }
    const { id } = await tierShop.make(by, { trialDays: 7 })
    await refuses(tierShop.reprice(by, id, 0), 'tier.free-with-extras')
    await tierShop.edit(by, id, { trialDays: 0 })
    expect(await tierShop.reprice(by, id, 0)).toMatchObject({ price: { amount: 0 } })
  })

  it('can be changed only by their creator', async () => {
    const { id } = await tierShop.make(await tierShop.creator())
    const other = await tierShop.creator()
    await refuses(tierShop.edit(other, id, { description: 'Mine' }), 'tier.not-found')
    await refuses(tierShop.reprice(other, id, 999), 'tier.not-found')
    await refuses(archiveTier(other, id), 'tier.not-found')
    await refuses(tierShop.move(other, id, 0), 'tier.not-found')
  })
})

describe('an archived tier', () => {
  it('is not sold, cannot be changed, and comes back as the last', async () => {
    const by = await tierShop.creator()
    const first = await tierShop.make(by, { name: 'First', isPopular: true })
    await tierShop.make(by, { name: 'Second' })
    await archiveTier(by, first.id)
    expect(names(await tierShop.offers(by))).toEqual(['Second'])
    await refuses(tierShop.edit(by, first.id, { description: 'x' }), 'tier.archived')
    await refuses(tierShop.reprice(by, first.id, 999), 'tier.archived')
    await restoreTier(by, first.id)
    expect(names(await tierShop.onSale(by))).toEqual(['Second', 'First'])
    expect(await tierShop.onSale(by)).toMatchObject([{}, { isPopular: false }])
  })

  it('is listed with the others page by page, the last one first', async () => {
    const by = await tierShop.creator()
    for (const name of ['a', 'b', 'c']) {
      tierShop.world.clock.advance(1_000)
      await archiveTier(by, (await tierShop.make(by, { name })).id)
    }
    const first = await tierShop.archived(by, 2)
    expect(names(first.tiers)).toEqual(['c', 'b'])
    const rest = await tierShop.archived(by, 2, first.nextCursor ?? '')
    expect(rest).toMatchObject({ tiers: [{ name: 'a' }], hasMore: false })
  })
})

describe('a tier with subscribers', () => {
  const sold = async (given: Parameters<TierShop['make']>[1] = {}, seats = 0) => {
    const by = await tierShop.creator()
    const { id } = await tierShop.make(by, given)
    await tierShop.subscribed(id, seats)
    return { by, id }
  }

  it('refuses fewer benefits and other flags, with a message for each field', async () => {
    const { by, id } = await sold({ name: 'Atelier' })
    const broken = {
      benefits: [],
      isPremium: true,
      isLibrary: true,
      description: 'Changed too',
    }
    const { code, details } = await refusal(tierShop.edit(by, id, broken))
    expect(code).toBe('tier.promised')
    expect(Object.keys(details.fields ?? {})).toEqual(['benefits', 'isPremium', 'isLibrary'])
    expect(await tierShop.onSale(by)).toMatchObject([
      { name: 'Atelier', description: '', abilities: { edit: true, editPromise: false } },
    ])
  })

  it('is reworded and added to, which waits a day to be told', async () => {
    const { by, id } = await sold({ name: 'Atelier' })
    const { now } = tierShop.world.clock
    const first = { name: 'Atelier', benefits: ['The sketchbook'] }
    const told = { before: first, mailedAt: new Date(now().getTime() + 86_400_000).toISOString() }
    const benefits = ['The sketchbook, each Friday', 'A print a year']
    expect(await tierShop.edit(by, id, { name: 'Studio', benefits })).toMatchObject({
      name: 'Studio',
      benefits,
      waitingChange: told,
    })
    tierShop.world.clock.advance(3_600_000)
    const again = { benefits: [...benefits, 'A letter'] }
    expect(await tierShop.edit(by, id, again)).toMatchObject({ waitingChange: told })
    await refuses(tierShop.edit(by, id, first), 'tier.promised')
  })

  it('has nothing to tell of what was changed back, or of other fields', async () => {
    const { by, id } = await sold({ name: 'Atelier' })
    expect(await tierShop.edit(by, id, { name: 'Studio' })).toMatchObject({
      waitingChange: { before: { name: 'Atelier' } },
    })
    expect(await tierShop.edit(by, id, { name: 'Atelier' })).toMatchObject({ waitingChange: null })
    expect(await tierShop.edit(by, id, { description: 'New' })).toMatchObject({
      waitingChange: null,
    })
  })

  it('accepts unchanged terms and all other fields', async () => {
    const { by, id } = await sold({ name: 'Atelier' })
    const given = {
      name: 'Atelier',
      benefits: ['The sketchbook'],
      isPremium: false,
      isLibrary: false,
      description: 'New words',
      color: 'iris' as const,
      trialDays: 14,
      isPopular: true,
    }
    expect(await tierShop.edit(by, id, given)).toMatchObject(given)
  })

  it('changes its price for new subscribers, and tells the present ones', async () => {
    const { by, id } = await sold({ yearlyPrice: money(4_900, 'USD') })
    const tier = await tierShop.reprice(by, id, 799, 7_900)
    expect(tier).toMatchObject({ price: { amount: 799 }, yearlyPrice: { amount: 7_900 } })
    expect(tier.priceChangedAt).toBe(tierShop.world.clock.now().toISOString())
    const told = { tierId: id, changedAt: tier.priceChangedAt }
    expect(await emitted('billing.tier-price-changed')).toContainEqual({ payload: told })
    await refuses(tierShop.reprice(by, id, 799), 'tier.promised')
    await refuses(tierShop.reprice(by, id, 0), 'tier.promised')
  })

  it('tells nobody of a price that nobody pays or that is unchanged', async () => {
    const by = await tierShop.creator()
    const { id } = await tierShop.make(by)
    expect(await tierShop.reprice(by, id, 799)).toMatchObject({ priceChangedAt: null })
    await tierShop.subscribed(id)
    expect(await tierShop.reprice(by, id, 799)).toMatchObject({ priceChangedAt: null })
    const told = await emitted('billing.tier-price-changed')
    expect(told).not.toContainEqual({ payload: expect.objectContaining({ tierId: id }) })
  })

  it('counts its subscribers when a limit is set', async () => {
    const { by, id } = await sold()
    for (let fans = 0; fans < 3; fans++) await tierShop.hold(by, id)
    await refuses(tierShop.edit(by, id, { seatLimit: 2 }), 'tier.seats-taken')
    expect(await tierShop.edit(by, id, { seatLimit: 4 })).toMatchObject({ seatsTaken: 3 })
    expect(await tierShop.offers(by)).toMatchObject([{ seatsLeft: 1 }])
  })

  it('refuses fewer seats than are taken', async () => {
    const { by, id } = await sold({ seatLimit: 5 }, 3)
    await refuses(tierShop.edit(by, id, { seatLimit: 2 }), 'tier.seats-taken')
    expect(await tierShop.edit(by, id, { seatLimit: 3 })).toMatchObject({ seatsTaken: 3 })
    expect(await tierShop.offers(by)).toMatchObject([
      { seatsLeft: 0, abilities: { subscribe: false } },
    ])
  })
})
