import type { OrderId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { runDue } from '../../../platform/events/due.ts'
import { findLostMessages } from '../provider-events/due.ts'
import { reconcilePeriod } from '../reconcile-day.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'
import { readRefundsOfOrder } from './reader.ts'

const shop = await openShopForTests()
const { provider, system, creator } = shop
const { books, sold, opens, ask, receipt, hurryRefund, refundReaches, refundSale } = claimsOf(shop)
const day = 86_400_000

/** Somebody of ours gives money back in the provider's own dashboard. */
const giveBack = async (id: OrderId, amount?: number) =>
  provider.control(`charges/${(await shop.row(id)).charge_id}/refund`, amount ? { amount } : {})
const refundsOf = (id: OrderId) => readRefundsOfOrder(system.db, id)
const pendingOf = async () => (await books.creatorHas(creator.actor.accountId)).pending

it('takes effect like ours: access, shares, receipt and mails', async () => {
  const { fan, content, id } = await sold('pm_card_visa', 'Given back')
  const before = await pendingOf()
  await giveBack(id)
  await refundReaches(id, 'done')
  expect(await opens(fan, content)).toBe(false)
  expect(await pendingOf()).toBe(before - 879)
  expect((await shop.row(id)).refund_status).toBe('refunded')
  const { returned, refund } = await receipt(fan, id)
  expect([returned.amount, refund?.state, refund?.askedBy]).toEqual([1028, 'done', 'platform'])
  expect(await shop.subjectsTo(fan)).toContain('Your refund is on its way: Given back')
  expect(await shop.subjectsTo(creator)).toContain('Sale refunded: Given back')
})

it('of a part leaves the buyer what they have, until the last of it goes back', async () => {
  const { fan, content, id } = await sold()
  const before = await pendingOf()
  await giveBack(id, 514)
  await refundReaches(id, 'done')
  expect([await opens(fan, content), (await shop.row(id)).refund_status]).toEqual([true, 'kept'])
  expect(await pendingOf()).toBe(before - 440)
  const [mail] = (await shop.mailsTo(fan)).filter(({ subject }) => subject.includes('on its way'))
  expect(mail?.text_body).toContain('You still have access')
  await giveBack(id)
  await refundReaches(id, 'done', 2)
  expect([await opens(fan, content), (await shop.row(id)).refund_status]).toEqual([
    false,
    'refunded',
  ])
  expect(await pendingOf()).toBe(before - 879)
})

it('of a part leaves the rest to be refunded by us', async () => {
  const { fan, content, id } = await sold()
  await giveBack(id, 28)
  await refundReaches(id, 'done')
  expect((await refundSale(id)).amount.amount).toBe(1000)
  await refundReaches(id, 'done')
  expect(await opens(fan, content)).toBe(false)
  expect((await receipt(fan, id)).returned.amount).toBe(1028)
})

it('answers a request that waits', async () => {
  const { fan, id } = await sold()
  await shop.world.clock.advance(31 * day)
  expect((await ask(fan, id)).state).toBe('requested')
  await giveBack(id)
  await refundReaches(id, 'done')
  expect(await refundsOf(id)).toMatchObject([{ answered_by: 'platform', asked_by: 'fan' }])
})

it('that the bank sends back gives everyone their share again', async () => {
  const { fan, content, id } = await sold('4000000000005126')
  const before = await pendingOf()
  await giveBack(id)
  await refundReaches(id, 'done')
  await hurryRefund(id)
  await refundReaches(id, 'failed')
  expect([await opens(fan, content), await pendingOf()]).toEqual([true, before])
})

it('is found when its message is lost', async () => {
  const { id } = await sold()
  await provider.control('webhooks', { hold: true })
  await giveBack(id)
  await runDue(system, [findLostMessages])
  await shop.hear()
  expect(await refundsOf(id)).toMatchObject([{ state: 'done', amount: 1028 }])
  await provider.control('webhooks')
})

it('reconciles with the provider in the end', async () => {
  const now = Date.now()
  const period = { from: new Date(now - 2 * day), to: new Date(now + 40 * day) }
  expect(await reconcilePeriod(system, period)).toEqual([])
})
