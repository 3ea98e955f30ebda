export { ofCreator } from './accounts.ts'
export type { Rail } from './chart.ts'
export { ledgerDue } from './due.ts'
export type { EntryId } from './entry.ts'
export { postDisputeLost, postDisputeWon } from './movements/dispute-closed.ts'
export { postDisputeOpened } from './movements/dispute-opened.ts'
export { postDisputeFee, postProviderFee } from './movements/fees.ts'
export { postRefund } from './movements/refund.ts'
export { postRefundFailed } from './movements/refund-failed.ts'
export { postSales, type Sale } from './movements/sale.ts'
export type { PaymentProvider, Period, ProviderTransaction } from './provider.ts'
export { readBalance, readSpendable } from './reader/balances.ts'
export {
  type EarningRow,
  readPending,
  readSales,
  readSalesOf,
  readSharesOf,
  type SaleRow,
} from './reader/earnings.ts'
export {
  type EntryRow,
  findEntry,
  type LineRow,
  readEntries,
  readEntriesAbout,
  readLines,
  readRefundEntries,
} from './reader/entries.ts'
export { reconcile } from './reconcile.ts'
export { settleStatement } from './settle-statement.ts'
export { type Shares, sharesLeft, sharesMoved } from './shares.ts'
