import type { ParsedRequest, Routes } from '@fanfare/contract'
import { z } from 'zod'
import { handlers } from '../../../platform/http/handler.ts'
import { cutPage, decodeCursor } from '../../../platform/paging/keyset.ts'
import { confirmOrder } from './commands/confirm-order.ts'
import { continueOrder } from './commands/continue-order.ts'
import { createQuote } from './commands/create-quote.ts'
import { readOrder } from './commands/read-order.ts'
import { receiveCardEvent } from './commands/receive-card-event.ts'
import { type OrderRow, readHistory } from './reader/orders.ts'
import { viewOrder, viewOrders } from './view-orders.ts'

const Keys = z.tuple([z.iso.datetime(), z.uuid()])
const keysOf = ({ created_at, id }: OrderRow) => [created_at.toISOString(), id]

type Quote = ParsedRequest<Routes['createQuote']>['body']

const wantedOf = (body: Quote) => {
  if (body.type === 'gift-term') {
    return { kind: 'gift', tierId: body.id, months: body.months } as const
  }
  return body.type === 'subscription'
    ? { kind: body.type, tierId: body.id, interval: body.interval, code: body.code }
    : { kind: body.type, contentId: body.id, code: body.code }
}

export const checkoutRoutes = handlers({
  createQuote: async (scope, { body }) => ({
    order: await viewOrder(scope, await createQuote(scope, wantedOf(body))),
  }),

  confirmOrder: async (scope, { params, body }) => ({
    order: await viewOrder(scope, await confirmOrder(scope, params.id, body)),
  }),

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

  listTransactions: async (scope, { query: { cursor, limit, status } }) => {
    const { accountId } = scope.actor
    const filter = ['transactions', accountId, status ?? 'all']
    const below = decodeCursor(cursor, filter, Keys)
    const rows = await readHistory(scope.db, accountId, below, limit + 1, status)
    const { shown, ...page } = cutPage(rows, limit, keysOf, filter)
    return { transactions: await viewOrders(scope, shown), ...page }
  },

  receiveCardEvent: async (scope, _, { signedBody, headers }) => {
    await receiveCardEvent(scope, signedBody, headers.get('stripe-signature') ?? '')
    return { received: true as const }
  },
})
