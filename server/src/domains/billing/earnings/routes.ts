import { z } from 'zod'
import { handlers } from '../../../platform/http/handler.ts'
import { cutPage, decodeCursor } from '../../../platform/paging/keyset.ts'
import { readPeople } from '../../profiles/index.ts'
import { exportSales } from './export-sales.ts'
import { presentSale } from './presenter.ts'
import { readSales, type SaleRow } from './reader/sales.ts'
import { viewEarnings } from './view-earnings.ts'

const Keys = z.tuple([z.iso.datetime(), z.uuid()])
const keysOf = ({ paid_at, id }: SaleRow) => [paid_at.toISOString(), id]

export const earningRoutes = handlers({
  readEarnings: (scope, { query }) => viewEarnings(scope, query),

  listSales: async (scope, { query: { cursor, limit, currency, refundStatus } }) => {
    const { accountId: creatorId } = scope.actor
    const filter = ['sales', creatorId, currency ?? null, refundStatus ?? null]
    const below = decodeCursor(cursor, filter, Keys)
    const rows = await readSales(scope.db, { creatorId, currency, refundStatus }, below, limit + 1)
    const { shown, ...page } = cutPage(rows, limit, keysOf, filter)
    const people = await readPeople(
      scope,
      shown.map(({ account_id }) => account_id),
    )
    return { sales: shown.map((row) => presentSale(row, people)), ...page }
  },

  exportSales: async (scope, { query }) => ({
    fileName: `fanfare-sales-${query.currency.toLowerCase()}-${query.period}.csv`,
    body: exportSales(scope, query),
  }),
})
