import { money } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const offers = offersOf(shop)

const half = { type: 'percent', percent: 50 } as const
const price = money(999, 'USD')

it('is for its tiers, and neither for others nor for posts', async () => {
  const [mine, other] = [await memberships.tier({ price }), await memberships.tier({ price })]
  const { code, tiers, periods, contents } = await offers.promote(half, {
    periods: 3,
    tiers: [mine.id],
  })
  expect({ tiers, periods, contents }).toEqual({
    tiers: [{ id: mine.id, title: mine.name }],
    periods: 3,
    contents: null,
  })
  const fan = await shop.fan()
  expect(await memberships.quote(fan, mine.id, { code })).toMatchObject({
    item: { discountedPeriods: 3, renewal: { amount: 1_028 } },
    lines: { promotion: { code }, total: { amount: 513 } },
  })
  await refuses(memberships.quote(fan, other.id, { code }), 'promotion.not-found')
  await refuses(shop.quote(fan, await shop.content(), { code }), 'promotion.not-found')
  const ofContents = await offers.promote(half)
  await refuses(memberships.quote(fan, mine.id, { code: ofContents.code }), 'promotion.not-found')
})

it('is for every tier when none is named, and names only own ones', async () => {
  const { code, tiers } = await offers.promote(half, { periods: 1 })
  expect(tiers).toBeNull()
  const { id } = await memberships.tier({ price })
  await memberships.quote(await shop.fan(), id, { code })
  const foreign = await person(shop.world, true)
  await refuses(offers.promote(half, { periods: 1, tiers: [id] }, foreign), 'tier.not-found')
})

const toldOf = async (fan: SignedInScope) =>
  (await shop.subjectsTo(fan)).filter((subject) => subject.includes('10.28'))

it('is announced to end a week before the full price, and not earlier', async () => {
  const fan = await shop.fan()
  const { id: tier } = await memberships.tier({ price })
  const { code } = await offers.promote(half, { periods: 2, tiers: [tier] })
  const { id, period_end: end } = await memberships.subscribe(fan, tier, { code })
  const aWeekBefore = (at: Date | null) => new Date((at as Date).getTime() - 6 * 86_400_000)
  await memberships.until(aWeekBefore(end))
  expect(await toldOf(fan)).toEqual([])
  await memberships.until(end as Date)
  await memberships.comesTo(id, { paid_total: 2 * 513 })
  await memberships.until(aWeekBefore((await memberships.row(id)).period_end))
  expect(await toldOf(fan)).toHaveLength(1)
})

it('holds for so many periods, and the full price follows', async () => {
  const fan = await shop.fan()
  const { id: tier } = await memberships.tier({ price })
  const { code } = await offers.promote(half, { periods: 2, tiers: [tier] })
  const { id } = await memberships.subscribe(fan, tier, { code })
  for (const paid of [513 + 513, 513 + 513 + 1_028, 513 + 513 + 2 * 1_028]) {
    await memberships.until((await memberships.row(id)).period_end as Date)
    await memberships.comesTo(id, { state: 'active', paid_total: paid })
  }
})
