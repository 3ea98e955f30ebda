import { z } from 'zod'
import { handlers } from '../../../platform/http/handler.ts'
import { cutPage, decodeCursor } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { confirmOrder } from './commands/confirm-order.ts'
import { createQuote } from './commands/create-quote.ts'
import { continueOrder, readOrder } from './commands/read-order.ts'
import { receiveEvent } from './commands/receive-event.ts'
import { presentOrder } from './presenter.ts'
import { type OrderRow, readHistory } from './reader/orders.ts'

const view = async (scope: SignedInScope, orders: readonly OrderRow[]) => {
  const people = await readPeople(
    scope,
    orders.map(({ creator_id }) => creator_id),
  )
  return orders.map((order) => presentOrder(order, people, scope.now()))
}

const viewOne = async (scope: SignedInScope, order: OrderRow) => {
  const [shown] = await view(scope, [order])
  return shown as NonNullable<typeof shown>
}

const Keys = z.tuple([z.iso.datetime(), z.uuid()])
const keysOf = ({ created_at, id }: OrderRow) => [created_at.toISOString(), id]

export const checkoutRoutes = handlers({
  createQuote: async (scope, { body }) => ({
    order: await viewOne(scope, await createQuote(scope, body.id)),
  }),

  confirmOrder: async (scope, { params, body }) => ({
    order: await viewOne(scope, await confirmOrder(scope, params.id, body)),
  }),

  continueOrder: async (scope, { params }) => ({
    order: await viewOne(scope, await continueOrder(scope, params.id)),
  }),

  readOrder: async (scope, { params }) => {
    const { order, clientSecret } = await readOrder(scope, params.id)
    return {
      order: await viewOne(scope, order),
      action: clientSecret ? { clientSecret } : null,
    }
  },

  listTransactions: async (scope, { query: { cursor, limit } }) => {
    const { accountId } = scope.actor
    const filter = ['transactions', accountId]
    const below = decodeCursor(cursor, filter, Keys)
    const rows = await readHistory(scope.db, accountId, below, limit + 1)
    const { shown, ...page } = cutPage(rows, limit, keysOf, filter)
    return { transactions: await view(scope, shown), ...page }
  },

  receiveCardEvent: async (scope, _, { signedBody, headers }) => {
    await receiveEvent(scope, signedBody, headers.get('stripe-signature') ?? '')
    return { received: true as const }
  },
})
