import { CountryCode } from '@fanfare/contract'
import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import type { Scope } from '../../../platform/scope.ts'
import { type OrderRow, readHistory } from '../orders/reader.ts'
import { viewOrder, viewOrders } from '../orders/view-orders.ts'
import { confirmOrder } from './commands/confirm-order.ts'
import { continueOrder } from './commands/continue-order.ts'
import { createQuote } from './commands/create-quote.ts'
import { readOrder } from './commands/read-order.ts'

const keysOf = ({ created_at, id }: OrderRow): Keys => [created_at.toISOString(), id]

/** As the proxy in front of us says it. */
const networkCountry = ({ config }: Scope, headers: Headers) => {
  const { success, data } = CountryCode.safeParse(
    config.COUNTRY_HEADER && headers.get(config.COUNTRY_HEADER),
  )
  return success ? data : null
}

export const checkoutRoutes = handlers({
  createQuote: async (scope, { body }) => ({
    order: await viewOrder(scope, await createQuote(scope, body)),
  }),

  confirmOrder: async (scope, { params, body }, { address, headers }) => {
    const given = { ...body, address, network: networkCountry(scope, headers) }
    return { order: await viewOrder(scope, await confirmOrder(scope, params.id, given)) }
  },

  continueOrder: async (scope, { params }) => ({
    order: await viewOrder(scope, await continueOrder(scope, params.id)),
  }),

  readOrder: async (scope, { params }) => {
    const { order, clientSecret } = await readOrder(scope, params.id)
    return {
      order: await viewOrder(scope, order),
      action: clientSecret ? { clientSecret } : null,
    }
  },

  listTransactions: async (scope, { query }) => {
    const { accountId } = scope.actor
    const filter = ['transactions', accountId, query.status ?? 'all']
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readHistory(scope.db, accountId, start, query.status),
    )
    return { transactions: await viewOrders(scope, shown), ...page }
  },
})
