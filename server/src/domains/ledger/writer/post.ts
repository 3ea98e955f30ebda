import type { Transaction } from '../../../platform/database/database.ts'
import type { Entry, EntryId } from '../entry.ts'
import { findEntry } from '../reader/entries.ts'
import { type AccountRow, accountRow, opening, takeUnopened } from './accounts.ts'
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
 * Parts of a statement: one opens accounts that may not be there yet, one enters entries, one writes
 * their lines. In one order, so that two who post the same do not wait for each other for ever.
 */
const entering = (
  tx: Transaction,
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
  const unopened = takeUnopened(tx, accounts.values())
  return `
    ${unopened.length > 0 ? `opened as (${opening(statement, unopened, at)}),` : ''}
    entered as (
      insert into ledger.entries (id, kind, source, reference, sale_id, posted_at)
      select e.*, ${statement.take(at, 'timestamptz')}
      from ${statement.from({ as: 'e', columns: entryColumns, rows })}
      on conflict (kind, source) do nothing
      returning id, posted_at
    ), written as (
      insert into ledger.lines
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

/**
 * In one statement, which can have one part more that joins what was `entered`. Whoever came first
 * has the entry of a cause.
 */
export const postEntries = async (
  tx: Transaction,
  entries: readonly Entry[],
  at: Date,
  joining?: (statement: Statement) => string,
): Promise<Posted[]> => {
  const statement = createStatement()
  const parts = [entering(tx, statement, entries, at)]
  if (joining) parts.push(joining(statement))
  const { rows } = await statement.run<{ id: EntryId }>(
    tx,
    `with ${parts.join(', ')} select id from entered`,
  )
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

export const postEntry = async (tx: Transaction, entry: Entry, at: Date): Promise<Posted> => {
  const [posted] = await postEntries(tx, [entry], at)
  return posted as Posted
}
