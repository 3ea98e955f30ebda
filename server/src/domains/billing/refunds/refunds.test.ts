import { OrderId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { reconcilePeriod } from '../reconcile-day.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)

const mailed = async (who: SignedInScope, words: string) =>
  (await shop.subjectsTo(who)).some((subject) => subject.includes(words))

describe('a post that was hardly opened', () => {
  it('is refunded at once: money, ledger, access and mail', async () => {
    const { fan, content, id } = await claims.sold()
    const before = await claims.books.creatorHas(shop.creator.actor.accountId)
    expect((await claims.receipt(fan, id)).offer?.kind).toBe('self-serve')
    const moved = await claims.books.movedBy(async () => {
      const refund = await claims.ask(fan, id)
      expect(refund).toMatchObject({ state: 'sending', selfServe: true, amount: { amount: 1028 } })
      expect(await claims.opens(fan, content)).toBe(false)
      await claims.refundReaches(id, 'done')
    })
    expect(moved).toEqual({ clearing: -1028, platform: -120, processing: -29 })
    const after = await claims.books.creatorHas(shop.creator.actor.accountId)
    expect(before.pending - after.pending).toBe(879)
    expect((await claims.charge(id)).amount_refunded).toBe(1028)
    const receipt = await claims.receipt(fan, id)
    expect(receipt).toMatchObject({
      order: { refundStatus: 'refunded' },
      returned: { amount: 1028 },
      share: { state: 'returned' },
      offer: null,
    })
    expect(await mailed(fan, 'on its way')).toBe(true)
    expect(await mailed(shop.creator, 'Sale refunded')).toBe(true)
  })

  it('can be bought again', async () => {
    const { fan, content, id } = await claims.sold()
    await claims.ask(fan, id)
    await claims.refundReaches(id, 'done')
    const again = await shop.quote(fan, content)
    await shop.confirm(fan, again.id)
    await shop.reaches(again.id, 'paid')
    expect(await claims.opens(fan, content)).toBe(true)
  })

  it('is refunded once, however often it is requested at the same moment', async () => {
    const { fan, id } = await claims.sold()
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => claims.ask(fan, id)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await claims.refundReaches(id, 'done')
    await refuses(claims.ask(fan, id), 'refund.not-possible')
    const { data } = await shop.provider.stripe.refunds.list({
      charge: (await shop.row(id)).charge_id ?? '',
    })
    expect(data).toHaveLength(1)
  })

  it('is opened or goes back, whatever is asked at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { fan, content, id } = await claims.sold()
      const [opened, refund] = await Promise.allSettled([
        claims.open(fan, content),
        claims.ask(fan, id),
      ])
      const wasOpened = opened.status === 'fulfilled'
      expect(refund).toMatchObject({ value: { state: wasOpened ? 'requested' : 'sending' } })
    }
  })

  it('can be refunded only for its buyer', async () => {
    const { id } = await claims.sold()
    await refuses(claims.ask(await shop.fan(), id), 'order.not-found')
  })
})

describe('the creator is asked', () => {
  it('for a post that was opened completely', async () => {
    const { fan, content, id } = await claims.sold()
    await claims.open(fan, content)
    expect((await claims.receipt(fan, id)).offer).toMatchObject({
      kind: 'request',
      why: expect.stringContaining('a quarter'),
    })
    expect((await claims.ask(fan, id)).state).toBe('requested')
    expect(await claims.opens(fan, content)).toBe(true)
    expect(await mailed(shop.creator, 'Refund request')).toBe(true)
  })

  it('after 30 days, and after three refunds within 90', async () => {
    const { fan, id } = await claims.sold()
    claims.later(31)
    expect((await claims.ask(fan, id)).state).toBe('requested')
    const often = await shop.fan()
    const states: string[] = []
    for (let count = 0; count < 4; count++) {
      const order = await shop.quote(often, await shop.content())
      await shop.confirm(often, order.id)
      await shop.reaches(order.id, 'paid')
      states.push((await claims.ask(often, OrderId.parse(order.id))).state)
    }
    expect(states).toEqual(['sending', 'sending', 'sending', 'requested'])
  })

  const requested = async () => {
    const sold = await claims.sold()
    await claims.open(sold.fan, sold.content)
    return { ...sold, refund: await claims.ask(sold.fan, sold.id) }
  }

  it('and declines with a reason, which is final', async () => {
    const { fan, content, id, refund } = await requested()
    await refuses(claims.answer(refund.id, false, ''), 'request.invalid')
    await claims.answer(refund.id, false)
    expect(await claims.opens(fan, content)).toBe(true)
    expect((await claims.receipt(fan, id)).refund).toMatchObject({
      state: 'refused',
      answer: { by: 'creator', words: 'No, you watched it.' },
    })
    await refuses(claims.ask(fan, id), 'refund.refused-before')
    await refuses(claims.answer(refund.id, true), 'refund.answered')
    expect(await mailed(fan, 'Refund declined')).toBe(true)
  })

  it('and grants it', async () => {
    const { fan, content, id, refund } = await requested()
    await claims.answer(refund.id, true, '')
    await claims.refundReaches(id, 'done')
    expect(await claims.opens(fan, content)).toBe(false)
  })

  it('and nobody else can answer', async () => {
    const { fan, refund } = await requested()
    await refuses(claims.answer(refund.id, true, '', fan), 'refund.not-found')
  })

  it('and does not answer for three days, so the platform does', async () => {
    const { id, refund } = await requested()
    claims.later(2)
    await claims.sweep()
    expect((await claims.newestRefund(id))?.state).toBe('requested')
    claims.later(1.1)
    await claims.sweep()
    expect((await claims.newestRefund(id))?.state).toBe('with-platform')
    await refuses(claims.answer(refund.id, true), 'refund.answered')
    await claims.answerAsStaff(refund.id, true)
    await claims.refundReaches(id, 'done')
  })

  it('can refund without a request, also after declining one', async () => {
    const { fan, id, refund } = await requested()
    await claims.answer(refund.id, false)
    await refuses(claims.refundSale(id, fan), 'order.not-found')
    await claims.refundSale(id)
    await claims.refundReaches(id, 'done')
  })
})

describe('a bank that is slow', () => {
  it('is waited for, with the ledger updated already', async () => {
    const { fan, id } = await claims.sold('pm_card_pendingRefund')
    await claims.ask(fan, id)
    await claims.refundReaches(id, 'pending')
    expect((await claims.receipt(fan, id)).returned.amount).toBe(1028)
    await claims.hurryRefund(id)
    await claims.refundReaches(id, 'done')
  })

  it('and returns the money, gives everyone their share back', async () => {
    const { fan, content, id } = await claims.sold('pm_card_refundFail')
    const moved = await claims.books.movedBy(async () => {
      await claims.ask(fan, id)
      await claims.refundReaches(id, 'done')
      await claims.hurryRefund(id)
      await claims.refundReaches(id, 'failed')
    })
    expect(moved).toEqual({})
    expect(await claims.opens(fan, content)).toBe(true)
    expect(await claims.receipt(fan, id)).toMatchObject({
      order: { refundStatus: 'kept' },
      refund: {
        state: 'failed',
        failure: { message: expect.stringContaining('still have access') },
      },
      returned: { amount: 0 },
      offer: { kind: 'self-serve' },
    })
    expect(await mailed(fan, 'didn’t go through')).toBe(true)
  })
})

it('a refund works when the creator was paid out already', async () => {
  const { fan, content, id } = await claims.sold()
  const creator = shop.creator.actor.accountId
  await claims.books.releaseAll(15)
  await claims.books.payOut(creator)
  const owedBefore = (await claims.books.creatorHas(creator)).receivable
  await claims.ask(fan, id)
  await claims.refundReaches(id, 'done')
  const { available, receivable } = await claims.books.creatorHas(creator)
  expect([available, receivable - owedBefore]).toEqual([0, 879])
  expect(await claims.opens(fan, content)).toBe(false)
})

it('the sweep finishes a refund whose workflow was lost, once', async () => {
  const { fan, id } = await claims.sold()
  await claims.ask(fan, id)
  claims.later(1)
  await claims.sweep()
  expect((await claims.newestRefund(id))?.state).toBe('done')
  await claims.refundReaches(id, 'done')
  expect((await claims.charge(id)).amount_refunded).toBe(1028)
})

it('reconciles with the provider in the end', async () => {
  await shop.react()
  await claims.books.expectSound()
  const period = { from: new Date(0), to: new Date('2100-01-01') }
  expect(await reconcilePeriod(shop.system, period)).toEqual([])
})
