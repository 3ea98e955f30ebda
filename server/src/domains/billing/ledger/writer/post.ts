import { CompiledQuery } from 'kysely'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Entry, EntryId } from '../entry.ts'
import { findEntry } from '../reader/entries.ts'
import { type AccountRow, accountRow, openingSql, openingValues } from './accounts.ts'

/**
 * The parts of one statement that opens accounts, enters entries and writes their lines, whatever
 * their number; what belongs to an entry can join `entered`. Written out, since every sale passes
 * here and a builder would take longer to say it than the engine to do it. Takes `$1` to `$16`.
 */
export const enteringSql = `opened as (${openingSql}),
  entered as (
    insert into billing.ledger_entries (id, kind, source, reference, sale_id, posted_at)
    select e.*, $1::timestamptz
    from unnest($6::uuid[], $7::text[], $8::text[], $9::text[], $10::uuid[])
      as e(id, kind, source, reference, sale_id)
    on conflict (kind, source) do nothing
    returning id, posted_at
  ), written as (
    insert into billing.ledger_lines
      (entry_id, line, debit_id, credit_id, amount, currency, posted_at)
    select l.*, e.posted_at
    from unnest($11::uuid[], $12::smallint[], $13::uuid[], $14::uuid[], $15::bigint[], $16::text[])
      as l(entry_id, line, debit_id, credit_id, amount, currency)
    join entered e on e.id = l.entry_id
  )`

const bySource = (a: Entry, b: Entry) =>
  `${a.kind} ${a.source}` < `${b.kind} ${b.source}` ? -1 : 1

/** In one order, so that two who post the same do not wait for each other for ever. */
export const enteringValues = (given: readonly Entry[], at: Date): unknown[] => {
  const entries = given.toSorted(bySource)
  const accounts = new Map<string, AccountRow>()
  const known = (account: AccountRow) => {
    accounts.set(account.id, account)
    return account.id
  }
  const lines = entries.flatMap(({ id, lines }) =>
    lines.map(({ debit, credit, money: { amount, currency } }, index) => ({
      entryId: id,
      line: index + 1,
      debitId: known(accountRow(debit, currency)),
      creditId: known(accountRow(credit, currency)),
      amount,
      currency,
    })),
  )
  return [
    ...openingValues([...accounts.values()], at),
    entries.map(({ id }) => id),
    entries.map(({ kind }) => kind),
    entries.map(({ source }) => source),
    entries.map(({ reference }) => reference),
    entries.map(({ saleId }) => saleId),
    lines.map(({ entryId }) => entryId),
    lines.map(({ line }) => line),
    lines.map(({ debitId }) => debitId),
    lines.map(({ creditId }) => creditId),
    lines.map(({ amount }) => amount),
    lines.map(({ currency }) => currency),
  ]
}

export interface Posted {
  readonly id: EntryId
  /** False when the same cause was entered before: then nothing was written. */
  readonly isNew: boolean
}

/** Runs a statement that selects from `entered`; whoever came first has the entry of a cause. */
export const enter = async (
  tx: Transaction,
  entries: readonly Entry[],
  statement: string,
  values: unknown[],
): Promise<Posted[]> => {
  const { rows } = await tx.q.executeQuery<{ id: EntryId }>(CompiledQuery.raw(statement, values))
  const fresh = new Set(rows.map(({ id }) => id))
  const posted: Posted[] = []
  for (const { id, kind, source } of entries) {
    const isNew = fresh.has(id)
    const found = isNew ? { id } : await findEntry(tx, kind, source)
    if (!found) throw new Error(`${kind} ${source} was neither entered nor there`)
    posted.push({ id: found.id, isNew })
  }
  return posted
}

const postSql = `with ${enteringSql} select id from entered`

export const postEntries = (tx: Transaction, entries: readonly Entry[], at: Date) =>
  enter(tx, entries, postSql, enteringValues(entries, at))

export const postEntry = async (tx: Transaction, entry: Entry, at: Date): Promise<Posted> => {
  const [posted] = await postEntries(tx, [entry], at)
  return posted as Posted
}
