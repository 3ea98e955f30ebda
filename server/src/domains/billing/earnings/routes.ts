import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import { readPeople } from '../../profiles/index.ts'
import { exportSales } from './export-sales.ts'
import { presentSale } from './presenter.ts'
import { readSales, type SaleRow } from './reader.ts'
import { viewEarnings } from './view-earnings.ts'

const keysOf = ({ paid_at, id }: SaleRow): Keys => [paid_at.toISOString(), id]

export const earningRoutes = handlers({
  readEarnings: (scope, { query }) => viewEarnings(scope, query),

  listSales: async (scope, { query }) => {
    const { accountId: creatorId } = scope.actor
    const { currency, refundStatus } = query
    const filter = ['sales', creatorId, currency ?? null, refundStatus ?? null]
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readSales(scope.db, { creatorId, currency, refundStatus }, start),
    )
    const buyers = shown.map(({ account_id }) => account_id)
    const people = await readPeople(scope, buyers)
    return { sales: shown.map((row) => presentSale(row, people)), ...page }
  },

  exportSales: async (scope, { query }) => ({
    fileName: `fanfare-sales-${query.currency.toLowerCase()}-${query.period}.csv`,
    body: exportSales(scope, query),
  }),
})
