import { createTier, money } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { openWorld } from '../../test/harness.ts'
import { person } from '../../test/person.ts'
import { billingRoutes } from '../domains/billing/index.ts'
import { catalogRoutes } from '../domains/catalog/index.ts'
import type { Exchange } from '../platform/http/handler.ts'
import type { SignedInScope } from '../platform/scope.ts'
import { sellingCurrencyRoutes } from './selling-currency.ts'

const world = await openWorld()
const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const currencyOf = async (creator: SignedInScope) =>
  (await sellingCurrencyRoutes.readSellingCurrency(creator, nothing, exchange)).currency

const price = async (creator: SignedInScope, currency: 'EUR' | 'GBP' | null) => {
  world.clock.advance(1_000)
  const pricing = currency && ({ type: 'paid', price: money(999, currency) } as const)
  const body = { type: 'article' as const, ...(pricing ? { pricing } : {}) }
  await catalogRoutes.createContent(creator, { ...nothing, body }, exchange)
}

it('is that of the tiers, else of the price set last, else dollars', async () => {
  const creator = await person(world, true)
  expect(await currencyOf(creator)).toBe('USD')
  await price(creator, 'GBP')
  await price(creator, 'EUR')
  await price(creator, null)
  expect(await currencyOf(creator)).toBe('EUR')
  const body = createTier.body.parse({ name: 'Supporter', price: money(499, 'GBP') })
  await billingRoutes.createTier(creator, { ...nothing, body }, exchange)
  expect(await currencyOf(creator)).toBe('GBP')
  expect(await currencyOf(await person(world, true))).toBe('USD')
})
