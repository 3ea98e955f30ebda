import { text } from 'node:stream/consumers'
import { type ContentId, money, type OrderId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { catalogRoutes } from '../../catalog/index.ts'
import { billingRoutes } from '../index.ts'
import { readNumber } from '../receipts/reader.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'
import { salesMail } from './mails.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)

const exchange = {} as never
const nothing = { params: undefined, query: undefined, body: undefined }

const earnings = async () => {
  await shop.react()
  return billingRoutes.readEarnings(
    shop.creator,
    { ...nothing, query: { period: '30d' } },
    exchange,
  )
}
const sales = (query: object = {}) =>
  billingRoutes.listSales(
    shop.creator,
    { ...nothing, query: { limit: 20, ...query } as never },
    exchange,
  )

/** What the creator's library shows for each of these posts. */
const revenues = async (...contents: readonly ContentId[]) => {
  await shop.react()
  const query = { sortBy: 'revenue', sortOrder: 'desc', currency: 'USD', limit: 50 } as const
  const asked = { ...nothing, query }
  const { content } = await catalogRoutes.listOwnContent(shop.creator, asked, exchange)
  return contents.map((wanted) => content.find(({ id }) => id === wanted)?.revenues[0]?.amount ?? 0)
}

describe('earnings', () => {
  it('add up to the cent, by day and by post, with all refunds', async () => {
    const kept = await claims.sold()
    const returned = await claims.sold('pm_card_refundFail')
    // Told by itself: sales that are told together share one mail, which names none in its subject.
    await shop.react()
    const lost = await claims.sold('pm_card_createDispute', 'Lighthouse')
    await shop.react()
    await claims.ask(returned.fan, returned.id)
    await claims.refundReaches(returned.id, 'done')
    const { sums, contents, pending, currencies } = await earnings()
    expect(currencies).toEqual(['USD'])
    expect(sums).toEqual({
      sales: 3,
      gross: money(3 * 1028, 'USD'),
      returned: money(1028, 'USD'),
      processing: money(58, 'USD'),
      platform: money(240, 'USD'),
      tax: money(0, 'USD'),
      net: money(2 * 879, 'USD'),
    })
    expect(contents).toHaveLength(3)
    expect(pending.map(({ amount }) => amount.amount)).toEqual([2 * 879])

    const shown = () => revenues(kept.content, returned.content, lost.content)
    expect(await shown()).toEqual([879, 0, 879])

    await claims.hurryRefund(returned.id)
    await claims.refundReaches(returned.id, 'failed')
    expect((await earnings()).sums.net.amount).toBe(3 * 879)
    expect(await shown()).toEqual([879, 879, 879])

    await claims.dispute(lost.id)
    expect(await earnings()).toMatchObject({
      frozen: { amount: 879 },
      waiting: { disputes: 1, refunds: 0 },
    })
    await claims.decide(lost.id)
    const after = await earnings()
    expect(after.sums.net.amount).toBe(2 * 879)
    expect(after.contents.find(({ title }) => title === 'Lighthouse')).toMatchObject({ net: 0 })
    expect(await shown()).toEqual([879, 879, 0])
    expect(after.days).toHaveLength(30)
    expect(after.days.at(-1)).toMatchObject({ sales: 3, net: 2 * 879 })
  })

  it('become available on their day', async () => {
    const before = await earnings()
    await claims.books.releaseAll(15)
    const after = await earnings()
    expect(before.available.amount).toBe(0)
    expect([after.available.amount, after.pending]).toEqual([2 * 879, []])
  })

  it('list sales, newest first, by refund status', async () => {
    const all = await sales()
    expect(all.sales).toHaveLength(3)
    const lost = await sales({ refundStatus: 'lost' })
    expect(lost.sales).toMatchObject([{ title: 'Lighthouse', net: { amount: 879 } }])
    const first = await sales({ limit: 2 })
    const rest = await sales({ limit: 2, cursor: first.nextCursor })
    expect([...first.sales, ...rest.sales]).toEqual(all.sales)
    await refuses(
      sales({ cursor: first.nextCursor, refundStatus: 'lost' }),
      'request.cursor-mismatch',
    )
  })

  it('are told to the creator by mail, many at once in one', async () => {
    expect(await shop.subjectsTo(shop.creator)).toContain('You sold “Lighthouse”')
    const { sales: lost } = await sales({ refundStatus: 'lost' })
    const order = await shop.row(lost[0]?.id ?? '')
    const { subject, paragraphs } = salesMail('https://fanfare.test', [
      order,
      ...Array.from({ length: 11 }, () => order),
    ])
    expect(subject).toBe('You made 12 sales')
    expect([paragraphs[0], paragraphs.at(-1)]).toEqual([
      '“Lighthouse”: your share is $8.79.',
      'And 2 more.',
    ])
  })

  it('are given as CSV in which no title is a formula', async () => {
    await claims.sold(undefined, '=HYPERLINK("x")')
    const file = await billingRoutes.exportSales(
      shop.creator,
      { ...nothing, query: { currency: 'USD', period: '30d' } },
      exchange,
    )
    const lines = (await text(file.body)).trim().split('\n')
    expect(lines[0]).toMatch(/^paid_at,order,title/)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines[1]).toMatch(/,10\.28,0\.29,1\.20,0\.00,8\.79,kept$/)
  })
})

describe('receipts', () => {
  it('have numbers without a gap, in the order of the payments', async () => {
    const ids = [await claims.sold(), await claims.sold(), await claims.sold()].map(({ id }) => id)
    await shop.react()
    const year = shop.world.clock.now().getUTCFullYear()
    const rows = await shop.system.db.q
      .selectFrom('billing.receipts')
      .select(['order_id', 'number'])
      .where('year', '=', year)
      .orderBy('number')
      .execute()
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.slice(-3).map(({ order_id }) => order_id)).toEqual(ids)
    const last = ids[2] as OrderId
    expect(await readNumber(shop.system.db, last)).toBe(
      `${year}-${String(rows.length).padStart(6, '0')}`,
    )
  })

  it('show buyer and creator the same split, and the card only to the buyer', async () => {
    const { fan, id } = await claims.sold()
    const [bought, sold] = [await claims.receipt(fan, id), await claims.receipt(shop.creator, id)]
    expect(sold.shared).toEqual(bought.shared)
    expect(sold.held).toEqual(bought.held)
    expect([bought.order.card?.brand, sold.order.card]).toEqual(['visa', null])
    expect([bought.abilities.refund, sold.abilities.refund]).toEqual([true, true])
    await refuses(claims.receipt(await shop.fan(), id), 'order.not-found')
  })

  it('are a PDF for whoever paid', async () => {
    const { fan, id } = await claims.sold(undefined, 'Гавань и λιμάνι, Łódź')
    const paper = await shop.get(fan, `/receipts/${id}/pdf`)
    expect(paper.statusCode).toBe(200)
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await shop.get(shop.creator, `/receipts/${id}/pdf`)).statusCode).toBe(404)
    expect((await shop.get(null, `/receipts/${id}/pdf`)).statusCode).toBe(401)
  })
})
