import { v7 as uuid } from 'uuid'
import type { Transaction } from '../database/database.ts'
import { currentTrace } from '../telemetry/tracing.ts'
import { composeMail, type MailContent } from './compose.ts'

/** The mail exists if and only if the change that causes it does. */
export const queueMail = async (tx: Transaction, to: string, content: MailContent, now: Date) => {
  const { subject, text, html } = composeMail(content)
  await tx.q
    .insertInto('platform.outgoing_mail')
    .values({
      id: uuid(),
      recipient: to,
      subject,
      text_body: text,
      html_body: html,
      trace: currentTrace(),
      due_at: now,
      created_at: now,
    })
    .execute()
}
