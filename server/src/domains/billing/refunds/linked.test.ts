import type { OrderId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import type { SignedInScope } from '../../../platform/scope.ts'
import { linkPayer } from '../customers/writer.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const slow = { timeout: 60_000 }

/** The sandbox gives everybody who types this number the same card. */
const sharedCard = '4242424242424242'
const ownCard = 'pm_card_visa'

const shareDevice = async (value: string, ...fans: SignedInScope[]) => {
  for (const { actor } of fans) {
    const device = { kind: 'device', value } as const
    await shop.system.transact((tx) => linkPayer(tx, actor.accountId, device))
  }
}

const refunded = async ({ fan, id }: { fan: SignedInScope; id: OrderId }) =>
  (await claims.ask(fan, id)).state

it('three refunds in 90 days are counted over everyone with the same card', slow, async () => {
  for (let turn = 0; turn < 3; turn++) {
    expect(await refunded(await claims.sold(sharedCard))).not.toBe('requested')
  }
  expect(await refunded(await claims.sold(sharedCard))).toBe('requested')
  expect(await refunded(await claims.sold(ownCard))).not.toBe('requested')
  claims.later(91)
  expect(await refunded(await claims.sold(sharedCard))).not.toBe('requested')
})

it('one link suffices, also over somebody in between', slow, async () => {
  const [first, second, third] = [
    await claims.sold('5555555555554444'),
    await claims.sold('5555555555554444'),
    await claims.sold(ownCard),
  ]
  await shareDevice('laptop', second.fan, third.fan)
  const others = [await claims.sold(ownCard), await claims.sold(ownCard)]
  await shareDevice('phone', first.fan, ...others.map(({ fan }) => fan))
  for (const sale of [first, ...others]) expect(await refunded(sale)).not.toBe('requested')
  expect(await refunded(third)).toBe('requested')
})
