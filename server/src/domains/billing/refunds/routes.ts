import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import { answerRefund } from './commands/answer-refund.ts'
import { askRefund } from './commands/ask-refund.ts'
import { refundSale } from './commands/refund-sale.ts'
import { withdrawFromContract } from './commands/withdraw-from-contract.ts'
import { type RefundRow, readPlatformRefunds, readRefundsOfCreator } from './reader.ts'
import { viewRefund, viewRefunds } from './view-refunds.ts'

const keysOf = ({ asked_at, id }: RefundRow): Keys => [asked_at.toISOString(), id]

export const refundRoutes = handlers({
  askRefund: async (scope, { params, body }) =>
    viewRefund(scope, await askRefund(scope, scope.actor.accountId, params.id, body), 'buyer'),

  listRefundRequests: async (scope, { query }) => {
    const { accountId } = scope.actor
    const filter = ['refunds', accountId]
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readRefundsOfCreator(scope.db, accountId, start),
    )
    return { refunds: await viewRefunds(scope, shown, 'creator'), ...page }
  },

  answerRefund: async (scope, { params, body }) =>
    viewRefund(scope, await answerRefund(scope, params.id, body), 'creator'),

  refundSale: async (scope, { params, body }) =>
    viewRefund(scope, await refundSale(scope, params.id, body.words), 'creator'),

  listPlatformRefunds: async (scope, { query }) => {
    const { shown, ...page } = await readPage(query, ['platform-refunds'], keysOf, (start) =>
      readPlatformRefunds(scope.db, start),
    )
    return { refunds: await viewRefunds(scope, shown, 'platform'), ...page }
  },

  withdrawFromContract: async (scope, { body }) => {
    await withdrawFromContract(scope, body)
    return { received: true as const }
  },
})
