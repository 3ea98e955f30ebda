import { sql } from 'kysely'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { InvoiceRow } from '../reader/invoices.ts'

/** Null when this period was invoiced before. */
export const insertInvoice = async (
  tx: Transaction,
  invoice: InvoiceRow,
): Promise<InvoiceRow | null> => {
  const made = await tx.q
    .insertInto('billing.invoices')
    .values(invoice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ? invoice : null
}

export const closeInvoice = async (
  tx: Transaction,
  { id }: InvoiceRow,
  state: 'paid' | 'void',
  now: Date,
) => {
  await tx.q
    .updateTable('billing.invoices')
    .set({ state, closed_at: now })
    .where('id', '=', id)
    .where('state', '=', sql.lit('open'))
    .execute()
}

/** The first period begins when it is paid, so only then is it known which one it was. */
export const setFirstPeriod = async (
  tx: Transaction,
  { id }: InvoiceRow,
  span: Pick<InvoiceRow, 'anchor_at' | 'period_start' | 'period_end'>,
) => {
  await tx.q.updateTable('billing.invoices').set(span).where('id', '=', id).execute()
}
