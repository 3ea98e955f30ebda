import { money } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { booksOf } from '../../ledger/test/books.ts'
import { membershipsOf } from '../test/memberships.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)

const monthsBooked = async (orderId: string) => {
  const { q } = shop.system.db
  const sales = await q
    .selectFrom('ledger.entries')
    .select('source')
    .where('kind', '=', 'sale')
    .where('source', 'like', `${orderId}%`)
    .execute()
  return sales.length
}

it('what is paid for the rest of a year is earned in the months that are left', async () => {
  const low = await memberships.tier({ yearlyPrice: money(4_990, 'USD') })
  const high = await memberships.tier({
    price: money(1_999, 'USD'),
    yearlyPrice: money(19_990, 'USD'),
  })
  const [early, late] = [await shop.fan(), await shop.fan()]
  const up = { tierId: high.id, interval: 'year' } as const
  const first = await memberships.subscribe(early, low.id, { interval: 'year' })
  const { id, period_end } = await memberships.subscribe(late, low.id, { interval: 'year' })
  memberships.days(1)
  const { order: soon } = await memberships.change(early, first.id, up)
  await shop.reaches(soon?.id ?? '', 'paid')
  expect(await monthsBooked(soon?.id ?? '')).toBe(12)
  const left = (period_end as Date).getTime() - shop.world.clock.now().getTime()
  shop.world.clock.advance(left - 40 * 86_400_000)
  const { order: last } = await memberships.change(late, id, up)
  await shop.reaches(last?.id ?? '', 'paid')
  expect(await monthsBooked(last?.id ?? '')).toBe(2)
  await booksOf(shop.world).expectSound()
})
