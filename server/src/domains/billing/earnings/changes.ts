import type { AccountId, ContentId, Currency, MessageId, OrderId, TierId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  type EntryId,
  type EntryRow,
  type LineRow,
  readEntries,
  readLines,
  readSales,
  readSalesOf,
  type SaleRow,
  type Shares,
  sharesMoved,
} from '../../ledger/index.ts'
import { kindOf } from '../orders/kinds.ts'
import { type OrderRow, readOrderRows } from '../orders/reader.ts'
import type { DayRow } from './reader.ts'

/** What one entry of the books changes in a creator's sums. */
export interface Change extends DayRow {
  readonly creatorId: AccountId
  readonly currency: Currency
  readonly contentId: ContentId | null
  readonly messageId: MessageId | null
  readonly tierId: TierId | null
  readonly title: string
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const totalOf = ({ creator, platform, processing, tax }: Shares) =>
  creator.amount + platform.amount + processing.amount + tax.amount

type Titles = ReadonlyMap<OrderId, string>

/** Each kind reads what it needs once for all of its own. */
const readTitles = async (tx: Transaction, orders: readonly OrderRow[]): Promise<Titles> => {
  const titles = new Map(orders.map(({ id, title }) => [id, title]))
  for (const [kind, own] of Map.groupBy(orders, kindOf)) {
    for (const [id, name] of (await kind.namesOfSums?.(tx, own)) ?? []) titles.set(id, name)
  }
  return titles
}

const about = (sale: SaleRow, order: OrderRow | undefined, titles: Titles) => ({
  creatorId: sale.creator_id,
  currency: sale.currency,
  contentId: order?.content_id ?? null,
  messageId: order?.message_id ?? null,
  tierId: order?.tier_id ?? null,
  // Tips have no title of theirs: they are summed over all tabs, whatever those were called.
  title: (order && titles.get(order.id)) ?? 'Tips',
})

const ofSale = (sale: SaleRow, order: OrderRow, isFirst: boolean, titles: Titles): Change => {
  const { kind, creator_share, platform_share, processing_share, tax_share } = sale
  return {
    // Tips can be charged along with a period of somebody else's tier.
    ...about(sale, kind === 'tip' ? undefined : order, titles),
    day: dayOf(order.paid_at ?? order.created_at),
    // A year is twelve entries and one sale.
    sales: isFirst ? 1 : 0,
    gross: creator_share + platform_share + processing_share + tax_share,
    returned: 0,
    processing: processing_share,
    platform: platform_share,
    tax: tax_share,
    net: creator_share,
  }
}

const ofOrder = (order: OrderRow, sales: readonly SaleRow[], titles: Titles): Change[] => {
  const counted = new Set<string>()
  return sales.map((sale) => {
    const what = `${sale.kind} ${sale.creator_id}`
    const isFirst = !counted.has(what)
    counted.add(what)
    return ofSale(sale, order, isFirst, titles)
  })
}

/** Everything that orders brought, to whomever. */
export const changesOfOrders = async (
  tx: Transaction,
  ids: readonly OrderId[],
): Promise<Change[]> => {
  const orders = await readOrderRows(tx, ids)
  const charges = orders.flatMap(({ charge_id }) => charge_id ?? [])
  const sales = Map.groupBy(await readSalesOf(tx, charges), ({ reference }) => reference)
  const titles = await readTitles(tx, orders)
  return orders.flatMap((order) =>
    order.charge_id ? ofOrder(order, sales.get(order.charge_id) ?? [], titles) : [],
  )
}

interface Correction {
  readonly saleId: EntryId
  readonly entryId: EntryId
}

/** A sale's source is its order, or a part of it behind a colon. */
const orderOf = ({ kind, source }: SaleRow) =>
  kind === 'sale' ? (source.split(':')[0] as OrderId) : null

const ofEntry = (
  { kind, posted_at }: EntryRow,
  lines: readonly LineRow[],
  { currency }: SaleRow,
): DayRow => {
  const isBack = kind === 'refund-failed'
  const moved = sharesMoved(lines, isBack ? 'credit' : 'debit', currency)
  const sign = isBack ? -1 : 1
  return {
    day: dayOf(posted_at),
    sales: 0,
    gross: 0,
    returned: sign * totalOf(moved),
    processing: -sign * moved.processing.amount,
    platform: -sign * moved.platform.amount,
    tax: -sign * moved.tax.amount,
    net: -sign * moved.creator.amount,
  }
}

const byId = <Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key) =>
  new Map(rows.map((row) => [keyOf(row), row]))

/** What entries took from sales, or gave back to them: on the day on which that happened. */
export const changesOfEntries = async (
  tx: Transaction,
  corrections: readonly Correction[],
): Promise<Change[]> => {
  const ids = corrections.map(({ entryId }) => entryId)
  const entries = byId(await readEntries(tx, ids), ({ id }) => id)
  const lines = Map.groupBy(await readLines(tx, ids), ({ entryId }) => entryId)
  const saleIds = corrections.map(({ saleId }) => saleId)
  const sold = await readSales(tx, saleIds)
  const sales = byId(sold, ({ sale_id }) => sale_id)
  const orderIds = sold.flatMap((sale) => orderOf(sale) ?? [])
  const found = await readOrderRows(tx, orderIds)
  const orders = byId(found, ({ id }) => id)
  const titles = await readTitles(tx, found)
  return corrections.flatMap(({ saleId, entryId }) => {
    const [sale, entry] = [sales.get(saleId), entries.get(entryId)]
    if (!sale || !entry) return []
    const orderId = orderOf(sale)
    const order = orderId ? orders.get(orderId) : undefined
    return { ...about(sale, order, titles), ...ofEntry(entry, lines.get(entryId) ?? [], sale) }
  })
}
