import { type AccountId, type Currency, type Money, money } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { ofCreator } from '../accounts.ts'
import { accountRow, opening, takeUnopened } from './accounts.ts'
import { createStatement } from './statement.ts'

export interface CreatorCurrency {
  readonly creatorId: AccountId
  readonly currency: Currency
}

/** What a creator can be paid, and what they owe because refunds came after payment. */
export interface CreatorBalance extends CreatorCurrency {
  readonly available: Money
  readonly receivable: Money
}

const lockBalances = async (tx: Transaction, ids: readonly string[]) => {
  const rows = await tx.q
    .selectFrom('ledger.balances')
    .select(['account_id', 'balance'])
    .where(sql<boolean>`account_id = any(${[...ids]}::uuid[])`)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ account_id, balance }) => [account_id, balance]))
}

const readReceivables = async (tx: Transaction, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; owed: number }>`
    select a.id, (
      coalesce((select sum(amount) from ledger.lines where debit_id = a.id), 0)
      - coalesce((select sum(amount) from ledger.lines where credit_id = a.id), 0)
    )::bigint as owed
    from unnest(${[...ids]}::uuid[]) as a(id)`.execute(tx.q)
  return new Map(rows.map(({ id, owed }) => [id, owed]))
}

/**
 * A receivable has no row of its own to lock, so whoever changes one holds the available account of
 * the same creator and currency. In the order of their ids, as everybody locks accounts.
 */
export const lockCreatorBalances = async (
  tx: Transaction,
  creators: readonly CreatorCurrency[],
  at: Date,
): Promise<CreatorBalance[]> => {
  const accounts = creators.map(({ creatorId, currency }) => ({
    creatorId,
    currency,
    available: accountRow(ofCreator('creator-available', creatorId), currency),
    receivable: accountRow(ofCreator('creator-receivable', creatorId), currency),
  }))
  const available = accounts.map((account) => account.available)
  const unopened = takeUnopened(tx, available)
  if (unopened.length > 0) {
    const statement = createStatement()
    await statement.run(tx, opening(statement, unopened, at))
  }
  const availableIds = available.map(({ id }) => id)
  const balances = await lockBalances(tx, availableIds)
  const receivableIds = accounts.map(({ receivable }) => receivable.id)
  const owed = await readReceivables(tx, receivableIds)
  return accounts.map(({ creatorId, currency, available, receivable }) => ({
    creatorId,
    currency,
    available: money(balances.get(available.id) ?? 0, currency),
    receivable: money(owed.get(receivable.id) ?? 0, currency),
  }))
}

export const lockCreatorBalance = async (tx: Transaction, creator: CreatorCurrency, at: Date) => {
  const [creatorBalance] = await lockCreatorBalances(tx, [creator], at)
  return creatorBalance as CreatorBalance
}
