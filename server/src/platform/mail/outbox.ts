import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import { claimDue } from '../database/claim-due.ts'
import type { Transaction } from '../database/database.ts'
import type { Row } from '../database/row.ts'
import type { MailCategory } from './category.ts'

/** Bodies can hold one-time links: they go as soon as nobody needs them. */
const emptied = { text_body: '', html_body: '' }

interface MailRow extends Row<'platform.outgoing_mail'> {
  readonly account_id: AccountId | null
  readonly category: MailCategory
}

/** So many leave side by side, each over a connection of its own. */
const batch = 5

export const claimMails = claimDue<MailRow>(
  'platform.outgoing_mail',
  batch,
  sql<boolean>`not is_bulk`,
)

/** They share a few connections that stay open. */
const bulkBatch = 50

export const claimBulkMails = claimDue<MailRow>(
  'platform.outgoing_mail',
  bulkBatch,
  sql<boolean>`is_bulk`,
)

export const deleteMail = async (tx: Transaction, id: string) => {
  await tx.q.deleteFrom('platform.outgoing_mail').where('id', '=', id).execute()
}

/** Whoever has the lease by now: it has left, and nobody need send it again. */
export const markSent = async (tx: Transaction, id: string, now: Date) => {
  await tx.q
    .updateTable('platform.outgoing_mail')
    .set({ due_at: null, sent_at: now, error: null, ...emptied })
    .where('id', '=', id)
    .execute()
}

interface Failure {
  readonly attempts: number
  readonly error: string
  /** Not at all after a final no. */
  readonly again: Date | null
}

/** Only while the lease is ours: someone else may have sent it meanwhile. */
export const markUnsent = async (
  tx: Transaction,
  { id, due_at }: { readonly id: string; readonly due_at: Date | null },
  { attempts, error, again }: Failure,
) => {
  await tx.q
    .updateTable('platform.outgoing_mail')
    .set({ attempts, error, due_at: again, ...(again ? {} : emptied) })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .execute()
}

/** A bounded number at a time; answers how many went. */
export const deleteOldMails = async (tx: Transaction, before: Date, limit: number) => {
  const { rows } = await sql`
    delete from platform.outgoing_mail where ctid in (
      select ctid from platform.outgoing_mail
      where due_at is null and created_at < ${before}
      limit ${limit})
    returning 1`.execute(tx.q)
  return rows.length
}
