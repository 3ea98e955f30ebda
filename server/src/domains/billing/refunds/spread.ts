import { addMoney, type Money, money, smallerOf, subtractMoney } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  type EntryId,
  findEntry,
  readSalesOf,
  type SaleRow,
  sharesLeft,
} from '../../ledger/index.ts'
import type { OrderRow } from '../orders/reader.ts'
import type { RefundRow } from './reader.ts'

interface Taken {
  readonly saleId: EntryId
  readonly amount: Money
}

const saleLeft = (sale: SaleRow) => {
  const shares = Object.values(sharesLeft(sale)) as Money[]
  const [isTip, at] = [sale.kind === 'tip', sale.available_at.getTime()]
  return { saleId: sale.sale_id, isTip, at, left: shares.reduce(addMoney) }
}

/** The last to become available first: of a year the months nobody has had yet. Tips come last. */
const salesLeft = async (tx: Transaction, charge: string) => {
  const sales = (await readSalesOf(tx, [charge])).map(saleLeft)
  return sales.toSorted((a, b) => Number(a.isTip) - Number(b.isTip) || b.at - a.at)
}

/** From which sales of one payment so much is taken; less where not so much is left of them. */
export const spreadOver = async (tx: Transaction, charge: string, sum: Money): Promise<Taken[]> => {
  const taken: Taken[] = []
  let rest = sum
  for (const { saleId, left } of await salesLeft(tx, charge)) {
    const amount = smallerOf(rest, left)
    if (amount.amount === 0) continue
    taken.push({ saleId, amount })
    rest = subtractMoney(rest, amount)
  }
  return taken
}

interface Claimed extends Pick<Taken, 'saleId'> {
  readonly source: string
  readonly amount?: Money
}

/** From which sales of one payment a refund is taken. A post is one sale. */
export const spreadRefund = async (
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
): Promise<Claimed[]> => {
  if (order.content_id !== null) {
    const sale = await findEntry(tx, 'sale', order.id)
    if (!sale) throw new Error(`order ${order.id} was paid and never sold`)
    const part = refund.amount < order.total && { amount: money(refund.amount, refund.currency) }
    return [{ source: refund.id, saleId: sale.id, ...part }]
  }
  const sum = money(refund.amount, refund.currency)
  const taken = await spreadOver(tx, order.charge_id ?? '', sum)
  if (taken.reduce((all, { amount }) => all + amount.amount, 0) < sum.amount) {
    throw new Error(`refund ${refund.id} is more than was sold`)
  }
  return taken.map((one) => ({ ...one, source: `${refund.id}:${one.saleId}` }))
}
