import type { Transaction } from '../../../../platform/database/database.ts'
import type { Entry, EntryId } from '../entry.ts'
import { findEntry } from '../reader/entries.ts'
import { type AccountRow, accountRow, opening } from './accounts.ts'
import { createStatement, type Statement } from './statement.ts'

const entryColumns = [
  ['id', 'uuid'],
  ['kind', 'text'],
  ['source', 'text'],
  ['reference', 'text'],
  ['sale_id', 'uuid'],
] as const
const lineColumns = [
  ['entry_id', 'uuid'],
  ['line', 'smallint'],
  ['debit_id', 'uuid'],
  ['credit_id', 'uuid'],
  ['amount', 'bigint'],
  ['currency', 'text'],
] as const

const bySource = (a: Entry, b: Entry) =>
  `${a.kind} ${a.source}` < `${b.kind} ${b.source}` ? -1 : 1

/**
 * The parts of one statement that opens accounts unless they are known to be there, enters entries and
 * writes their lines; what belongs to an entry can join `entered`. In one order, so that two who post the same do not wait for each
 * other for ever.
 */
export const entering = (
  { lasting }: Transaction,
  statement: Statement,
  given: readonly Entry[],
  at: Date,
): string => {
  const entries = given.toSorted(bySource)
  const accounts = new Map<string, AccountRow>()
  const known = (account: AccountRow) => {
    accounts.set(account.id, account)
    return account.id
  }
  const lines = entries.flatMap(({ id, lines }) =>
    lines.map(({ debit, credit, money: { amount, currency } }, index) => [
      id,
      index + 1,
      known(accountRow(debit, currency)),
      known(accountRow(credit, currency)),
      amount,
      currency,
    ]),
  )
  const rows = entries.map(({ id, kind, source, reference, saleId }) => [
    id,
    kind,
    source,
    reference,
    saleId,
  ])
  const unknown = [...accounts.values()].filter(({ id }) => !lasting.has(id))
  for (const { id } of unknown) lasting.add(id)
  return `
    ${unknown.length > 0 ? `opened as (${opening(statement, unknown, at)}),` : ''}
    entered as (
      insert into billing.ledger_entries (id, kind, source, reference, sale_id, posted_at)
      select e.*, ${statement.take(at, 'timestamptz')}
      from ${statement.from({ as: 'e', columns: entryColumns, rows })}
      on conflict (kind, source) do nothing
      returning id, posted_at
    ), written as (
      insert into billing.ledger_lines
        (entry_id, line, debit_id, credit_id, amount, currency, posted_at)
      select l.*, e.posted_at
      from ${statement.from({ as: 'l', columns: lineColumns, rows: lines })}
      join entered e on e.id = l.entry_id
    )`
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
  statement: Statement,
  text: string,
): Promise<Posted[]> => {
  const { rows } = await statement.run<{ id: EntryId }>(tx, text)
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

export const postEntries = (tx: Transaction, entries: readonly Entry[], at: Date) => {
  const statement = createStatement()
  const text = `with ${entering(tx, statement, entries, at)} select id from entered`
  return enter(tx, entries, statement, text)
}

export const postEntry = async (tx: Transaction, entry: Entry, at: Date): Promise<Posted> => {
  const [posted] = await postEntries(tx, [entry], at)
  return posted as Posted
}
