import type { Currency } from '@fanfare/contract'
import { readTiersOnSale } from '../domains/billing/index.ts'
import { readLastCurrency } from '../domains/catalog/index.ts'
import { handlers } from '../platform/http/handler.ts'
import type { SignedInScope } from '../platform/scope.ts'

const first: Currency = 'USD'

/** That of their tiers, which cannot change once somebody has one; else of what they priced last. */
const sellingCurrency = async ({ db, actor }: SignedInScope): Promise<Currency> => {
  const tiers = await readTiersOnSale(db, actor.accountId)
  const paid = tiers.find(({ price }) => price > 0)
  return paid?.currency ?? (await readLastCurrency(db, actor.accountId)) ?? first
}

export const sellingCurrencyRoutes = handlers({
  readSellingCurrency: async (scope) => ({ currency: await sellingCurrency(scope) }),
})
