import type { AccountId, Currency } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import type { AccountKind, EntryKind } from '../chart.ts'
import type { EntryId } from '../entry.ts'

const columns = ['id', 'kind', 'source', 'reference', 'sale_id', 'posted_at'] as const

export interface EntryRow extends Pick<Row<'ledger.entries'>, (typeof columns)[number]> {
  readonly kind: EntryKind
}

const entries = ({ q }: Queryable) =>
  q.selectFrom('ledger.entries').select(columns).$castTo<EntryRow>()

export const findEntry = (db: Queryable, kind: EntryKind, source: string) =>
  entries(db).where('kind', '=', kind).where('source', '=', source).executeTakeFirst()

/** In no particular order. */
export const readEntries = (db: Queryable, ids: readonly EntryId[]) =>
  entries(db)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

/** One refund of the provider can be taken from several sales. */
export const readRefundEntries = (db: Queryable, reference: string) =>
  entries(db).where('kind', '=', sql.lit('refund')).where('reference', '=', reference).execute()

/** What came of sales later: refunds, disputes. */
export const readEntriesAbout = (db: Queryable, sales: readonly EntryId[]) =>
  entries(db)
    .where(sql<boolean>`sale_id = any(${[...sales]}::uuid[])`)
    .orderBy('posted_at')
    .orderBy('id')
    .execute()

export interface LineRow {
  readonly entryId: EntryId
  readonly line: number
  readonly debit: AccountKind
  readonly credit: AccountKind
  readonly debitOwner: AccountId | null
  readonly creditOwner: AccountId | null
  readonly amount: number
  readonly currency: Currency
}

export const readLines = ({ q }: Queryable, entryIds: readonly EntryId[]) =>
  q
    .selectFrom('ledger.entries as e')
    // The instant leads to the one partition that holds them.
    .innerJoin('ledger.lines as l', (join) =>
      join.onRef('l.entry_id', '=', 'e.id').onRef('l.posted_at', '=', 'e.posted_at'),
    )
    .innerJoin('ledger.accounts as d', 'd.id', 'l.debit_id')
    .innerJoin('ledger.accounts as c', 'c.id', 'l.credit_id')
    .select([
      'e.id as entryId',
      'l.line',
      'l.amount',
      'l.currency',
      'd.kind as debit',
      'c.kind as credit',
    ])
    .select(['d.owner_id as debitOwner', 'c.owner_id as creditOwner'])
    .where(sql<boolean>`e.id = any(${[...entryIds]}::uuid[])`)
    .orderBy('e.id')
    .orderBy('l.line')
    .$castTo<LineRow>()
    .execute()
