import type { BillingAddress } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readReceiptFacts } from '../receipts/read-receipt.ts'
import { openShopForTests } from '../test/shop.ts'
import { saveBillingDetails } from './commands/save-billing-details.ts'
import { readDetails } from './reader.ts'

const shop = await openShopForTests()

const address: BillingAddress = {
  name: 'Noor Vale',
  street: 'Kade 4',
  city: 'Utrecht',
  state: '',
  postalCode: '3511',
  country: 'NL',
}

const buy = async (fan: SignedInScope) => {
  const { id } = await shop.quote(fan, await shop.content())
  await shop.confirm(fan, id)
  await shop.reaches(id, 'paid')
  await shop.react()
  return id
}

const receiptsTo = async (fan: SignedInScope) =>
  (await shop.subjectsTo(fan)).filter((subject) => subject.includes('receipt')).length

describe('billing details', () => {
  it('change only where the request names a field, and an address can be removed', async () => {
    const fan = await shop.fan()
    const read = () => readDetails(fan.db, fan.actor.accountId)
    expect(await read()).toEqual({ address: null, emailReceipts: true })
    await saveBillingDetails(fan, { address })
    await saveBillingDetails(fan, { emailReceipts: false })
    expect(await read()).toEqual({ address, emailReceipts: false })
    await saveBillingDetails(fan, { address: null })
    expect(await read()).toEqual({ address: null, emailReceipts: false })
  })

  it('send no receipts to people who turned them off, and show the address', async () => {
    const [wanting, quiet] = [await shop.fan(), await shop.fan()]
    await saveBillingDetails(wanting, { address })
    await saveBillingDetails(quiet, { emailReceipts: false })
    const bought = await buy(wanting)
    await buy(quiet)
    expect([await receiptsTo(wanting), await receiptsTo(quiet)]).toEqual([1, 0])
    const { buyer } = await readReceiptFacts(wanting.db, await shop.row(bought))
    expect(buyer.address).toEqual(address)
  })
})
