import { money, type OrderId } from '@fanfare/contract'
import { afterEach, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { billingRoutes } from '../../index.ts'
import { viewReceipt } from '../../receipts/view-receipt.ts'
import { wholeHistory } from '../../test/goods.ts'
import { membershipsOf } from '../../test/memberships.ts'
import { openShopForTests } from '../../test/shop.ts'
import { readHistory } from '../reader.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const { config } = shop.world.platform
const slow = { timeout: 60_000 }
const nothing = { params: undefined, query: undefined, body: undefined }

const charge = (percents: Record<string, number>) => Object.assign(config, { TAX_TABLE: percents })
afterEach(() => {
  Object.assign(config, { TAX_TABLE: undefined })
})

const quoteIn = async (fan: SignedInScope, id: string, country?: string) =>
  (
    await billingRoutes.createQuote(
      fan,
      { ...nothing, body: { type: 'content', id: id as never, country } },
      {} as never,
    )
  ).order

const bought = async (card: string) => {
  const fan = await shop.fan()
  const { id } = await shop.quote(fan, await shop.content())
  await shop.confirm(fan, id, card)
  await shop.reaches(id, 'paid')
  return { fan, id: id as OrderId }
}

describe('tax', () => {
  it('is nothing where no table is configured, and the receipt says so', async () => {
    const { fan, id } = await bought('pm_card_de')
    const { order } = await viewReceipt(fan, id)
    expect(order.lines).toMatchObject({ tax: money(0, 'USD'), taxRate: 0 })
    const mail = (await shop.mailsTo(fan)).at(-1)
    expect(mail?.text_body).toContain('Tax $0.00.')
  })

  it('is inside the price, and the fee is of what is left of it', async () => {
    charge({ DE: 20 })
    const { fan, id } = await bought('pm_card_de')
    const { order, shared } = await viewReceipt(fan, id)
    expect(order.lines).toMatchObject({
      total: { amount: 1028 },
      tax: { amount: 171 },
      taxRate: 2000,
    })
    expect(shared).toMatchObject({
      processing: { amount: 29 },
      platform: { amount: 99 },
      creator: { amount: 729 },
    })
    const mail = (await shop.mailsTo(fan)).at(-1)
    expect(mail?.text_body).toContain('The total includes $1.71 tax (20%).')
  })

  it('is that of the card where nothing agrees with what the buyer says', async () => {
    charge({ DE: 20, US: 5 })
    // The buyer says Germany, the card comes from the United States.
    const { id } = await bought('pm_card_visa')
    expect(await shop.row(id)).toMatchObject({
      country_stated: 'DE',
      country_of_card: 'US',
      tax_country: 'US',
      tax_rate: 500,
    })
  })

  it('is quoted for the country that is chosen, in the same order', async () => {
    charge({ DE: 20 })
    const fan = await shop.fan()
    const content = await shop.content()
    const first = await quoteIn(fan, content)
    expect(first).toMatchObject({ country: null, lines: { tax: { amount: 0 } } })
    const chosen = await quoteIn(fan, content, 'DE')
    expect(chosen).toMatchObject({ id: first.id, country: 'DE', lines: { tax: { amount: 171 } } })
    expect(chosen.lines.total).toEqual(first.lines.total)
  })

  it('is that of the same country when a subscription renews', slow, async () => {
    charge({ DE: 20 })
    const fan = await shop.fan()
    const tier = await memberships.tier({ price: money(999, 'USD') })
    const { id } = await memberships.subscribe(fan, tier.id, { card: 'pm_card_de' })
    await memberships.until((await memberships.row(id)).period_end as Date)
    const read = () => readHistory(shop.system.db, fan.actor.accountId, wholeHistory)
    const [renewal] = await read()
    // Until it is paid, its tax is not known.
    await shop.reaches(renewal?.id ?? '', 'paid')
    expect((await read()).map(({ country_stated, tax }) => [country_stated, tax])).toEqual([
      ['DE', 171],
      ['DE', 171],
    ])
  })

  it('does not tell the creator where a buyer lives', async () => {
    const { id } = await bought('pm_card_de')
    expect((await viewReceipt(shop.creator, id)).order.country).toBeNull()
  })
})
