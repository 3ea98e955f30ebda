import { PaymentMethodId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { openShopForTests } from '../test/shop.ts'
import { addPaymentMethod } from './commands/add-payment-method.ts'
import { beginPaymentMethod } from './commands/begin-payment-method.ts'
import { chooseDefaultPaymentMethod } from './commands/choose-default-payment-method.ts'
import { removePaymentMethod } from './commands/remove-payment-method.ts'
import { expiresSoon } from './presenter.ts'
import { readMethods } from './reader.ts'

const shop = await openShopForTests()

/** What the page does with the provider's script. */
const take = async (fan: SignedInScope, card: string) => {
  const [setup = ''] = (await beginPaymentMethod(fan)).split('_secret_')
  await shop.provider.stripe.setupIntents.confirm(setup, { payment_method: card })
  return setup
}

const keep = async (fan: SignedInScope, card = 'pm_card_visa') =>
  addPaymentMethod(fan, await take(fan, card))

const brands = async (fan: SignedInScope) =>
  (await readMethods(fan.db, fan.actor.accountId)).map(({ brand }) => brand)

describe('a card on file', () => {
  it('is kept once, and the first is the default until another is chosen', async () => {
    const fan = await shop.fan()
    const setup = await take(fan, 'pm_card_visa')
    await Promise.all([addPaymentMethod(fan, setup), addPaymentMethod(fan, setup)])
    const amex = await keep(fan, 'pm_card_amex')
    expect(await brands(fan)).toEqual(['visa', 'amex'])
    await chooseDefaultPaymentMethod(fan, amex.id)
    expect(await brands(fan)).toEqual(['amex', 'visa'])
    const all = await readMethods(fan.db, fan.actor.accountId)
    expect(all.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('that was set up for somebody else, or not set up, is not saved', async () => {
    const fan = await shop.fan()
    const setup = await take(fan, 'pm_card_visa')
    await refuses(addPaymentMethod(await shop.fan(), setup), 'payment-method.not-taken')
    const [begun = ''] = (await beginPaymentMethod(fan)).split('_secret_')
    await refuses(addPaymentMethod(fan, begun), 'payment-method.not-taken')
    await refuses(addPaymentMethod(fan, 'seti_nothing'), 'payment-method.not-taken')
  })

  it('is removed at the provider too, and the next one becomes the default', async () => {
    const fan = await shop.fan()
    const visa = await keep(fan)
    await keep(fan, 'pm_card_mastercard')
    await removePaymentMethod(fan, visa.id)
    expect(await readMethods(fan.db, fan.actor.accountId)).toMatchObject([
      { brand: 'mastercard', is_default: true },
    ])
    const there = await shop.provider.stripe.paymentMethods.retrieve(visa.provider_id)
    expect(there.customer).toBeNull()
  })

  it('cannot be chosen or removed by another person', async () => {
    const { id } = await keep(await shop.fan())
    const other = await shop.fan()
    await refuses(chooseDefaultPaymentMethod(other, id), 'payment-method.not-found')
    await refuses(removePaymentMethod(other, id), 'payment-method.not-found')
    const unknown = PaymentMethodId.parse(crypto.randomUUID())
    await refuses(removePaymentMethod(other, unknown), 'payment-method.not-found')
  })

  it('follows the new date that its network sends', async () => {
    const fan = await shop.fan()
    const { provider_id } = await keep(fan)
    await shop.provider.control(`payment_methods/${provider_id}/renew`, {
      exp_month: 5,
      exp_year: 2044,
    })
    await shop.provider.control('webhooks/flush')
    await shop.react()
    expect(await readMethods(fan.db, fan.actor.accountId)).toMatchObject([
      { exp_month: 5, exp_year: 2044 },
    ])
  })

  it.each([
    ['2030-06-15', true],
    ['2030-05-01', true],
    ['2030-04-30', false],
    ['2031-01-01', true],
  ])('good until June 2030 is on %s close to its end: %s', async (today, soon) => {
    const row = { exp_month: 6, exp_year: 2030 } as Parameters<typeof expiresSoon>[0]
    expect(expiresSoon(row, new Date(`${today}T12:00:00Z`))).toBe(soon)
  })
})
