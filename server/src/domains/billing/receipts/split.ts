import { addMoney, type Money, money, type ReceiptView, type Split } from '@fanfare/contract'
import { type EarningRow, sharesLeft } from '../../ledger/index.ts'
import type { OrderRow } from '../orders/reader.ts'

export const sharedOf = (order: OrderRow): Split => {
  const sum = (amount: number) => money(amount, order.currency)
  return {
    creator: sum(order.creator),
    platform: sum(order.platform),
    processing: sum(order.processing),
    tax: sum(order.tax),
  }
}

/** What everyone still has after what was taken back. */
export const heldOf = (order: OrderRow, earnings: readonly EarningRow[]): Split => {
  const left = earnings.map(sharesLeft)
  const sum = (of: (split: Split) => Money) =>
    left.map(of).reduce(addMoney, money(0, order.currency))
  return {
    creator: sum(({ creator }) => creator),
    platform: sum(({ platform }) => platform),
    processing: sum(({ processing }) => processing),
    tax: sum(({ tax }) => tax),
  }
}

export const sumOf = ({ creator, platform, processing, tax }: Split): Money =>
  [creator, platform, processing, tax].reduce(addMoney)

/** Where the creator's share is. Of a tab the first creator's stands for all: they fall due together. */
export const shareOf = (earnings: readonly EarningRow[]): ReceiptView['share'] => {
  const [first] = earnings
  const at = (state: ReceiptView['share']['state'], availableAt: Date | null = null) => ({
    state,
    availableAt: availableAt?.toISOString() ?? null,
  })
  if (!first) return at('available')
  if (first.disputed_at) return at('frozen')
  if (first.creator_back >= first.creator_share) return at('returned')
  return first.released_by === null ? at('pending', first.available_at) : at('available')
}
