import { type BillingAddress, type Money, money, type ReceiptEvent } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { readAccount } from '../../identity/index.ts'
import {
  type EarningRow,
  type EntryRow,
  type LineRow,
  readEntriesAbout,
  readLines,
  readSalesOf,
  type SaleRow,
} from '../../ledger/index.ts'
import { readProfile } from '../../profiles/index.ts'
import { readDetails } from '../customers/reader.ts'
import { type DisputeRow, readDisputeOfOrder } from '../disputes/reader.ts'
import type { OrderRow } from '../orders/reader.ts'
import { type RefundRow, readRefundsOfOrder } from '../refunds/reader.ts'
import { readNumber } from './reader.ts'

/** Everything a receipt says, on the screen or on paper. */
export interface ReceiptFacts {
  readonly order: OrderRow
  readonly number: string | null
  readonly buyer: {
    readonly name: string
    readonly email: string
    readonly address: BillingAddress | null
  }
  readonly creatorName: string | null
  /** One for a post; a tab of tips has one for each creator; none where nothing was paid. */
  readonly earnings: readonly EarningRow[]
  readonly events: readonly { kind: ReceiptEvent['kind']; at: Date; amount: Money }[]
  readonly refund: RefundRow | null
  readonly dispute: DisputeRow | null
}

const kinds: Partial<Record<EntryRow['kind'], ReceiptEvent['kind']>> = {
  refund: 'refunded',
  'refund-failed': 'refund-failed',
  'dispute-opened': 'disputed',
  'dispute-won': 'dispute-won',
  'dispute-lost': 'dispute-lost',
}

/** What came from outside or went there; the rest only moves between accounts of ours. */
const isOutside = ({ debit, credit }: LineRow) =>
  [debit, credit].some((kind) => kind === 'disputed' || kind.startsWith('clearing:'))

const readEvents = async (db: Queryable, order: OrderRow, sales: readonly SaleRow[]) => {
  const found = new Map<string, ReceiptFacts['events'][number]>()
  const about = sales.map(({ sale_id }) => sale_id)
  const entries = (await readEntriesAbout(db, about)).filter(({ kind }) => kinds[kind])
  const ids = entries.map(({ id }) => id)
  const lines = Map.groupBy(await readLines(db, ids), ({ entryId }) => entryId)
  for (const { id, kind: booked, reference, posted_at: at } of entries) {
    const kind = kinds[booked]
    if (!kind) continue
    const outside = (lines.get(id) ?? []).filter(isOutside)
    const sum = outside.reduce((all, { amount }) => all + amount, 0)
    // The parts of one refund or dispute of a tab are one thing to whoever paid it.
    const key = `${kind} ${reference}`
    const before = found.get(key)?.amount.amount ?? 0
    found.set(key, { kind, at, amount: money(before + sum, order.currency) })
  }
  const paid = order.paid_at ?? order.created_at
  const first = { kind: 'paid', at: paid, amount: money(order.total, order.currency) } as const
  return [first, ...[...found.values()].sort((a, b) => a.at.getTime() - b.at.getTime())]
}

export const readReceiptFacts = async (db: Queryable, order: OrderRow): Promise<ReceiptFacts> => {
  const sales = order.charge_id ? await readSalesOf(db, [order.charge_id]) : []
  const account = await readAccount(db, order.account_id)
  const buyer = await readProfile(db, order.account_id)
  const { address } = await readDetails(db, order.account_id)
  const creator = order.creator_id ? await readProfile(db, order.creator_id) : null
  const [refund] = await readRefundsOfOrder(db, order.id)
  return {
    order,
    number: await readNumber(db, order.id),
    buyer: { name: buyer?.display_name ?? '', email: account?.email ?? '', address },
    creatorName: creator?.display_name ?? null,
    earnings: sales,
    events: await readEvents(db, order, sales),
    refund: refund ?? null,
    dispute: await readDisputeOfOrder(db, order.id),
  }
}
