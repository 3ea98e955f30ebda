import { expect, it } from 'vitest'
import type { SignedInScope } from '../../../platform/scope.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()

const listed = async (fan: SignedInScope, query = '') => {
  const reply = (await shop.get(fan, `/payments/transactions${query}`)).json()
  return {
    ...reply,
    states: reply.transactions.map(({ state }: { state: string }) => state),
  }
}

it('lists confirmed orders by payment status', async () => {
  const fan = await shop.fan()
  const wanted = [
    { card: 'pm_card_visa', state: 'paid' },
    { card: 'pm_card_visa_chargeDeclined', state: 'failed' },
    { card: 'pm_card_threeDSecure2Required', state: 'needs-action' },
  ] as const
  for (const { card, state } of wanted) {
    const order = await shop.quote(fan, await shop.content())
    await shop.confirm(fan, order.id, card)
    await shop.reaches(order.id, state)
  }
  // Looked at, and never said yes to.
  await shop.quote(fan, await shop.content())

  expect((await listed(fan)).states).toEqual(['needs-action', 'failed', 'paid'])
  expect((await listed(fan, '?status=completed')).states).toEqual(['paid'])
  expect((await listed(fan, '?status=failed')).states).toEqual(['failed'])
  expect((await listed(fan, '?status=pending')).states).toEqual(['needs-action'])
  const first = await listed(fan, '?limit=2')
  expect((await listed(fan, `?limit=2&cursor=${first.nextCursor}`)).states).toEqual(['paid'])
  expect(await listed(await shop.fan())).toMatchObject({ states: [], hasMore: false })
  const other = await shop.get(
    fan,
    `/payments/transactions?status=failed&cursor=${first.nextCursor}`,
  )
  expect(other.json()).toMatchObject({ code: 'request.cursor-mismatch' })
})
