import type { AccountId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import type { WritingScope } from '../scope.ts'
import { currentTrace } from '../telemetry/tracing.ts'
import { type AlwaysSent, isSwitched } from './category.ts'
import { composeMail, type MailContent } from './compose.ts'
import { unsubscribePage } from './unsubscribe.ts'

/** Whose settings decide, where a setting does. */
interface Recipient {
  readonly id: AccountId | null
  readonly email: string
}

export interface Letter {
  readonly to: Recipient
  readonly mail: MailContent
  /** One of very many: it waits among its like, and nothing else waits behind it. */
  readonly isBulk?: true
}

const linksFor = ({ to, mail: { category } }: Letter, config: Config) =>
  isSwitched(category) && to.id
    ? {
        settings: `${config.PUBLIC_ORIGIN}/settings/notifications`,
        unsubscribe: unsubscribePage(config, { accountId: to.id, list: category }),
      }
    : null

type Links = ReturnType<typeof linksFor>

const rowOf = ({ to, mail, isBulk }: Letter, links: Links, now: Date) => {
  const { subject, text, html } = composeMail(mail, links)
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
    is_bulk: isBulk ?? false,
  }
}

/** A mail exists if and only if the change that causes it does. */
export const queueMails = async (
  tx: Transaction,
  letters: readonly Letter[],
  { config, now }: Pick<WritingScope, 'config' | 'now'>,
) => {
  if (letters.length === 0) return
  const rows = letters.map((letter) => rowOf(letter, linksFor(letter, config), now()))
  await tx.q.insertInto('platform.outgoing_mail').values(rows).execute()
}

/** To an address, whosever it is: only what no setting can turn off. */
export const queueMail = async (
  tx: Transaction,
  email: string,
  mail: MailContent<AlwaysSent>,
  now: Date,
) => {
  const row = rowOf({ to: { id: null, email }, mail }, null, now)
  await tx.q.insertInto('platform.outgoing_mail').values(row).execute()
}
