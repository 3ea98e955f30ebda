import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { EntryId } from '../entry.ts'
import { selectEarnings } from '../reader/earnings.ts'
import type { Shares } from '../shares.ts'

/** Whoever refunds, disputes or releases a sale locks it first, so that they come one after another. */
export const lockEarning = (tx: Transaction, saleId: EntryId) =>
  selectEarnings(tx).where('sale_id', '=', saleId).forUpdate().executeTakeFirst()

/** Due and neither disputed nor wholly taken back. What someone else holds is left for next time. */
export const lockDueEarnings = (tx: Transaction, now: Date, limit: number) =>
  selectEarnings(tx)
    .where('released_by', 'is', null)
    .where('disputed_at', 'is', null)
    .where(sql<boolean>`creator_back < creator_share`)
    .where('available_at', '<=', now)
    .orderBy('available_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export interface ReleasedSale {
  readonly saleId: EntryId
  readonly releasedBy: EntryId
}

export const markReleased = async (tx: Transaction, released: readonly ReleasedSale[]) => {
  await sql`
    update ledger.earnings set released_by = r.entry_id
    from unnest(
      ${released.map(({ saleId }) => saleId)}::uuid[],
      ${released.map(({ releasedBy }) => releasedBy)}::uuid[]) as r(sale_id, entry_id)
    where earnings.sale_id = r.sale_id`.execute(tx.q)
}

const changeEarning = (tx: Transaction, saleId: EntryId) =>
  tx.q.updateTable('ledger.earnings').where('sale_id', '=', saleId)

const changeTakenBack = async (
  tx: Transaction,
  saleId: EntryId,
  { creator, platform, processing, tax }: Shares,
  by: '+' | '-',
) => {
  await changeEarning(tx, saleId)
    .set((row) => ({
      creator_back: row('creator_back', by, creator.amount),
      platform_back: row('platform_back', by, platform.amount),
      processing_back: row('processing_back', by, processing.amount),
      tax_back: row('tax_back', by, tax.amount),
    }))
    .execute()
}

export const addTakenBack = (tx: Transaction, saleId: EntryId, back: Shares) =>
  changeTakenBack(tx, saleId, back, '+')

/** The buyer did not get it after all. */
export const subtractTakenBack = (tx: Transaction, saleId: EntryId, back: Shares) =>
  changeTakenBack(tx, saleId, back, '-')

export const markDisputed = async (tx: Transaction, saleId: EntryId, frozen: number, at: Date) => {
  await changeEarning(tx, saleId).set({ disputed_at: at, frozen }).execute()
}

export const markSettled = async (tx: Transaction, saleId: EntryId) => {
  await changeEarning(tx, saleId).set({ disputed_at: null, frozen: 0 }).execute()
}
