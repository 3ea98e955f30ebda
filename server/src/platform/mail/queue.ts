import type { AccountId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../database/database.ts'
import { currentTrace } from '../telemetry/tracing.ts'
import type { AlwaysSent } from './category.ts'
import { composeMail, type MailContent } from './compose.ts'

/** Whose switches decide, where a switch does. */
interface Recipient {
  readonly id: AccountId | null
  readonly email: string
}

interface Letter {
  readonly to: Recipient
  readonly mail: MailContent
}

const rowOf = ({ to, mail }: Letter, now: Date) => {
  const { subject, text, html } = composeMail(mail)
  return {
    id: uuid(),
    account_id: to.id,
    recipient: to.email,
    category: mail.category,
    subject,
    text_body: text,
    html_body: html,
    trace: currentTrace(),
    due_at: now,
    created_at: now,
  }
}

/** A mail exists if and only if the change that causes it does. */
export const queueMails = async (tx: Transaction, letters: readonly Letter[], now: Date) => {
  if (letters.length === 0) return
  const rows = letters.map((letter) => rowOf(letter, now))
  await tx.q.insertInto('platform.outgoing_mail').values(rows).execute()
}

/** To an address, whosever it is: only what no switch can turn off. */
export const queueMail = (
  tx: Transaction,
  email: string,
  mail: MailContent<AlwaysSent>,
  now: Date,
) => queueMails(tx, [{ to: { id: null, email }, mail }], now)
