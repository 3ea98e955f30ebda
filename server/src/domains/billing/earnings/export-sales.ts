import type { Currency, ReportPeriod } from '@fanfare/contract'
import { daysOf } from '../../../platform/clock/report-period.ts'
import type { InstantKeys } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { kindOf } from '../orders/kinds.ts'
import { cell, decimal } from '../shared/words.ts'
import { readSales, type SaleRow } from './reader.ts'

const pageSize = 500
const names = 'paid_at,order,title,gift,currency,total,processing,platform,tax,your_share,status'

const lineOf = (row: SaleRow) =>
  [
    row.paid_at.toISOString(),
    row.id,
    cell(row.title),
    kindOf(row).isGift ? 'yes' : 'no',
    row.currency,
    ...[row.total, row.processing, row.platform, row.tax, row.creator].map(decimal),
    row.refund_status,
  ].join(',')

interface Asked {
  readonly currency: Currency
  readonly period: ReportPeriod
}

/** Page by page, so that a million sales take time and no memory. */
export async function* exportSales(scope: SignedInScope, { currency, period }: Asked) {
  const { accountId: creatorId } = scope.actor
  const since = new Date(`${daysOf(period, scope.now())[0]}T00:00:00Z`)
  yield `${names}\n`
  const filter = { creatorId, currency, since }
  let after: InstantKeys | null = null
  for (;;) {
    const rows: SaleRow[] = await readSales(scope.db, filter, { after, limit: pageSize })
    if (rows.length > 0) yield rows.map((row) => `${lineOf(row)}\n`).join('')
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = [last.paid_at.toISOString(), last.id]
  }
}
