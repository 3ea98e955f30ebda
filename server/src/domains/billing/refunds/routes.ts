import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { answerPlatformRefund } from './commands/answer-platform-refund.ts'
import { answerRefund } from './commands/answer-refund.ts'
import { askRefund } from './commands/ask-refund.ts'
import { refundSale } from './commands/refund-sale.ts'
import { withdrawFromContract } from './commands/withdraw-from-contract.ts'
import { presentRefund, type Viewer } from './presenter.ts'
import { type RefundRow, readPlatformRefunds, readRefundsOfCreator } from './reader/refunds.ts'

const view = async (scope: SignedInScope, rows: readonly RefundRow[], viewer: Viewer) => {
  const buyers = rows.map(({ account_id }) => account_id)
  const people = await readPeople(scope, buyers)
  return rows.map((row) => presentRefund(row, people, viewer))
}

const viewOne = async (scope: SignedInScope, row: RefundRow, viewer: Viewer) => {
  const [refund] = await view(scope, [row], viewer)
  return { refund: refund as NonNullable<typeof refund> }
}

const keysOf = ({ asked_at, id }: RefundRow): Keys => [asked_at.toISOString(), id]

export const refundRoutes = handlers({
  askRefund: async (scope, { params, body }) =>
    viewOne(scope, await askRefund(scope, scope.actor.accountId, params.id, body), 'buyer'),

  listRefundRequests: async (scope, { query }) => {
    const { accountId } = scope.actor
    const filter = ['refunds', accountId]
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readRefundsOfCreator(scope.db, accountId, start),
    )
    return { refunds: await view(scope, shown, 'creator'), ...page }
  },

  answerRefund: async (scope, { params, body }) =>
    viewOne(scope, await answerRefund(scope, params.id, body), 'creator'),

  refundSale: async (scope, { params, body }) =>
    viewOne(scope, await refundSale(scope, params.id, body.words), 'creator'),

  listPlatformRefunds: async (scope, { query }) => {
    const { shown, ...page } = await readPage(query, ['platform-refunds'], keysOf, (start) =>
      readPlatformRefunds(scope.db, start),
    )
    return { refunds: await view(scope, shown, 'platform'), ...page }
  },

  answerPlatformRefund: async (scope, { params, body }) =>
    viewOne(scope, await answerPlatformRefund(scope, params.id, body), 'platform'),

  withdrawFromContract: async (scope, { body }) => {
    await withdrawFromContract(scope, body)
    return { received: true as const }
  },
})
