import { type Money, money, subtractMoney } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { ofCreator, ours } from '../accounts.ts'
import { clearingOf } from '../chart.ts'
import { type EntryId, entryOf, type Line, move } from '../entry.ts'
import type { EarningRow } from '../reader/earnings.ts'
import { type EntryRow, findEntry, readLines } from '../reader/entries.ts'
import { LedgerRefusal } from '../refusal.ts'
import { type Shares, sharesLeft, takeBack, takeBackBeside } from '../shares.ts'
import { lockCreatorBalance } from '../writer/creator-balances.ts'
import { addTakenBack, lockEarning, markSettled } from '../writer/earnings.ts'
import { postEntry } from '../writer/post.ts'
import { returnToCreator, takeFromCreator } from './creator.ts'

const outcomes = ['dispute-won', 'dispute-lost'] as const
type Outcome = (typeof outcomes)[number]

interface RunningDispute {
  readonly opened: EntryRow
  readonly sale: EarningRow
  readonly amount: Money
  readonly frozen: Money
}

/** Holds the sale; answers the entry instead when this outcome was posted before. */
const running = async (tx: Transaction, outcome: Outcome, source: string) => {
  const opened = await findEntry(tx, 'dispute-opened', source)
  const sale = opened?.sale_id ? await lockEarning(tx, opened.sale_id) : undefined
  if (!opened || !sale) throw new LedgerRefusal('never-disputed', source)
  for (const kind of outcomes) {
    const before = await findEntry(tx, kind, source)
    if (before && kind === outcome) return { before: before.id }
    if (before) throw new LedgerRefusal('dispute-closed', source)
  }
  const held = (await readLines(tx, [opened.id])).find(({ debit }) => debit === 'disputed')
  const amount = money(held?.amount ?? 0, sale.currency)
  const frozen = money(sale.frozen, sale.currency)
  const dispute: RunningDispute = { opened, sale, amount, frozen }
  return { before: null, dispute }
}

const close = async (
  tx: Transaction,
  outcome: Outcome,
  { opened, sale }: RunningDispute,
  lines: readonly Line[],
  back: Shares | null,
  at: Date,
): Promise<EntryId> => {
  const { source, reference } = opened
  const cause = { kind: outcome, source, saleId: sale.sale_id, ...(reference && { reference }) }
  const { id, isNew } = await postEntry(tx, entryOf(cause, lines), at)
  if (isNew) await markSettled(tx, sale.sale_id)
  if (isNew && back) {
    await addTakenBack(tx, sale.sale_id, back)
    tx.emit('billing.sale-corrected', { saleId: sale.sale_id, entryId: id })
  }
  return id
}

/** Everything is as it was before the dispute. */
export const postDisputeWon = async (tx: Transaction, source: string, at: Date) => {
  const found = await running(tx, 'dispute-won', source)
  if (found.before !== null) return found.before
  const { dispute } = found
  const { sale, amount, frozen } = dispute
  const account = ofCreator('creator-frozen', sale.creator_id)
  const lines = [
    move(ours(clearingOf(sale.rail)), ours('disputed'), amount),
    ...(await returnToCreator(tx, account, sale, frozen, at)),
  ]
  return close(tx, 'dispute-won', dispute, lines, null, at)
}

/**
 * What waited was frozen whole, and what was frozen is given. A refund that failed since then has
 * changed the proportions, so the same sum may now divide into other cents.
 */
const lossOf = ({ sale, amount, frozen }: RunningDispute): Shares => {
  const left = sharesLeft(sale)
  const back = takeBack(amount, left)
  const isFrozenWhole = sale.released_by === null || back.creator.amount < frozen.amount
  return isFrozenWhole ? takeBackBeside(frozen, amount, left) : back
}

/** Like a refund, paid with what the bank holds already; the creator's share with what was frozen. */
export const postDisputeLost = async (tx: Transaction, source: string, at: Date) => {
  const found = await running(tx, 'dispute-lost', source)
  if (found.before !== null) return found.before
  const { dispute } = found
  const { sale, frozen } = dispute
  const { creator_id: creatorId, currency } = sale
  const back = lossOf(dispute)
  const disputed = ours('disputed')
  const creatorBalance = await lockCreatorBalance(tx, { creatorId, currency }, at)
  const lines = [
    move(ofCreator('creator-frozen', creatorId), disputed, frozen),
    ...takeFromCreator(disputed, subtractMoney(back.creator, frozen), creatorBalance),
    move(ours('platform-fees'), disputed, back.platform),
    move(ours('processing-fees'), disputed, back.processing),
    move(ours('tax-payable'), disputed, back.tax),
  ]
  return close(tx, 'dispute-lost', dispute, lines, back, at)
}
