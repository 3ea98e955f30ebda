import type { OrderId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readInvoicesOfPeriod } from '../subscriptions/reader/invoices.ts'
import { audienceOf } from '../test/audience.ts'
import { claimsOf } from '../test/claims.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { termsOf } from '../test/terms.ts'

let shop: Shop
let terms: ReturnType<typeof termsOf>
let claims: ReturnType<typeof claimsOf>
beforeAll(async () => {
  shop = await openShop()
  terms = termsOf(shop)
  claims = claimsOf(shop)
})
afterAll(async () => {
  await claims.books.expectSound()
  await shop.close()
})

/** The card is closed by the time the money reaches it. */
const closed = 'pm_card_refundFail'

const subscribed = async (card?: string) => {
  const { memberships } = terms
  const fan = await shop.fan()
  const row = await memberships.subscribe(fan, (await memberships.tier()).id, card ? { card } : {})
  const [invoice] = await readInvoicesOfPeriod(shop.system.db, row.id, row.period_start)
  shop.world.clock.advance(((row.period_end as Date).getTime() - row.period_start.getTime()) / 2)
  return { fan, row, order: invoice?.order_id as OrderId }
}

const comesBack = async (order: OrderId) => {
  await claims.refundReaches(order, 'done')
  await claims.hurryRefund(order)
  await claims.refundReaches(order, 'failed')
}

/** The receipt says so, and asking once more is all it takes. */
const askAgain = async (who: SignedInScope, order: OrderId) => {
  const owed = (await claims.newestRefund(order))?.amount
  const { offer, refund } = await claims.receipt(who, order)
  expect(offer?.kind).toBe('again')
  expect(refund?.failure?.message).toContain('still yours')
  const again = await claims.ask(who, order)
  expect(again).toMatchObject({ state: 'sending', selfServe: false, amount: { amount: owed } })
  await claims.refundReaches(order, 'done')
  expect((await claims.receipt(who, order)).offer).toBeNull()
  await refuses(claims.ask(who, order), 'refund.not-possible')
}

it('a failed refund of unused days is sent again, and the subscription stays ended', async () => {
  const { fan, row, order } = await subscribed(closed)
  await terms.memberships.end(fan, row.id)
  await comesBack(order)
  await askAgain(fan, order)
  expect(await terms.memberships.row(row.id)).toMatchObject({ state: 'expired' })
  expect(await terms.level(fan)).toBeNull()
  expect(await claims.charge(order)).toMatchObject({ amount_refunded: 256 })
})

it('a failed refund of claimed months is sent to the giver again', async () => {
  const { giver, id, token } = await terms.give((await terms.memberships.tier()).id, 3, closed)
  const friend = await shop.fan()
  await terms.offers.claim(friend, token)
  await audienceOf(shop).end((await terms.memberships.of(friend)).id)
  await comesBack(id)
  await askAgain(giver, id)
  expect(await terms.level(friend)).toBeNull()
})

it('a running period cannot be refunded on request', async () => {
  const { fan, order } = await subscribed()
  expect((await claims.receipt(fan, order)).offer).toBeNull()
  await refuses(claims.ask(fan, order), 'refund.not-possible')
})
