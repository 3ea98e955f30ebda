import type { Money } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { AccountName } from './accounts.ts'
import { type EntryKind, mayFlow } from './chart.ts'

export type EntryId = string

export interface Line {
  readonly debit: AccountName
  readonly credit: AccountName
  readonly money: Money
}

export interface Entry {
  readonly id: EntryId
  readonly kind: EntryKind
  readonly source: string
  readonly reference: string | null
  readonly saleId: EntryId | null
  readonly lines: readonly Line[]
}

/** Where each movement says what it moves: `move(from, to, money)`. */
export const move = (debit: AccountName, credit: AccountName, money: Money): Line => ({
  debit,
  credit,
  money,
})

export interface Cause {
  readonly kind: EntryKind
  readonly source: string
  readonly reference?: string
  readonly saleId?: EntryId
}

/** An entry that its kind allows. Nothing is moved where there is nothing, such as a tax of zero. */
export const entryOf = (cause: Cause, lines: readonly Line[]): Entry => {
  const { kind, source, reference = null, saleId = null } = cause
  const moving = lines.filter(({ money }) => money.amount !== 0)
  if (moving.length === 0) throw new Error(`${kind} ${source} moves nothing`)
  for (const { debit, credit } of moving) {
    if (!mayFlow(kind, debit.kind, credit.kind)) {
      throw new Error(`${kind} may not move from ${debit.kind} to ${credit.kind}`)
    }
  }
  return { id: uuid(), kind, source, reference, saleId, lines: moving }
}
