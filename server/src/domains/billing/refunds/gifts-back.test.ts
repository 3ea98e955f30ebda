import type { OrderId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { claimsOf } from '../test/claims.ts'
import { type Offers, offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'

let shop: Shop
let offers: Offers
let claims: ReturnType<typeof claimsOf>
beforeAll(async () => {
  shop = await openShop()
  offers = offersOf(shop)
  claims = claimsOf(shop)
})
afterAll(async () => {
  await claims.books.expectSound()
  await shop.close()
})

/** Paid for, with its link, by somebody who waits for nothing. */
const given = async (card = 'pm_card_visa', by?: SignedInScope) => {
  const [giver, content] = [by ?? (await shop.fan()), await shop.content()]
  const { id } = await shop.quote(giver, content, { type: 'gift' })
  await shop.confirm(giver, id, card)
  await shop.reaches(id, 'paid')
  const { link } = await offers.gift(giver, id)
  return { giver, content, id: id as OrderId, token: link?.split('/').at(-1) ?? '' }
}

it('an unclaimed gift can be refunded at any time', async () => {
  const { giver, id, token } = await given()
  claims.later(40)
  expect((await claims.ask(giver, id)).state).toBe('sending')
  await refuses(offers.claim(await shop.fan(), token), 'gift.returned')
  await claims.refundReaches(id, 'done')
  expect((await offers.gift(giver, id)).state).toBe('returned')
})

it('a claimed gift cannot be refunded', async () => {
  const { giver, content, id, token } = await given()
  const friend = await shop.fan()
  await offers.claim(friend, token)
  expect((await claims.receipt(giver, id)).offer).toBeNull()
  await refuses(claims.ask(giver, id), 'gift.claimed')
  await refuses(claims.refundSale(id), 'gift.claimed')
  expect(await claims.opens(friend, content)).toBe(true)
})

it('a link works again when the refund fails', async () => {
  const { giver, content, id, token } = await given('pm_card_refundFail')
  await claims.ask(giver, id)
  await claims.refundReaches(id, 'done')
  await claims.hurryRefund(id)
  await claims.refundReaches(id, 'failed')
  const friend = await shop.fan()
  await offers.claim(friend, token)
  expect(await claims.opens(friend, content)).toBe(true)
})

it('a disputed gift closes for whoever claimed it, and cannot be claimed meanwhile', async () => {
  const claimed = await given('pm_card_createDispute')
  const friend = await shop.fan()
  await offers.claim(friend, claimed.token)
  await claims.dispute(claimed.id)
  expect(await claims.opens(friend, claimed.content)).toBe(false)
  const waiting = await given('pm_card_createDispute')
  await claims.dispute(waiting.id)
  await refuses(offers.claim(friend, waiting.token), 'gift.returned')
})

it("refunded gifts do not count against the giver's own self-serve refunds", async () => {
  const giver = await shop.fan()
  for (const _gift of [1, 2, 3]) {
    const { id } = await given('pm_card_visa', giver)
    await claims.ask(giver, id)
  }
  const { id } = await shop.quote(giver, await shop.content())
  await shop.confirm(giver, id)
  await shop.reaches(id, 'paid')
  expect((await claims.receipt(giver, id as OrderId)).offer?.kind).toBe('self-serve')
})
