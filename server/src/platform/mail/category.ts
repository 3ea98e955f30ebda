import type { AccountId, EmailList } from '@fanfare/contract'
import type { Queryable } from '../database/database.ts'

/** Sent whatever somebody's settings say: about one's own payments, required by law, or for safety. */
export type AlwaysSent = 'receipt' | 'legal' | 'security'

/** Which of somebody's settings decides whether they get a mail, or that none does. */
export type MailCategory = EmailList | AlwaysSent

const alwaysSent: ReadonlySet<MailCategory> = new Set<AlwaysSent>(['receipt', 'legal', 'security'])

export const isSwitched = (category: MailCategory): category is EmailList =>
  !alwaysSent.has(category)

/** Whether somebody wants such mails now. The outbox asks; who knows it is above the platform. */
export type IsMailWanted = (db: Queryable, account: AccountId, list: EmailList) => Promise<boolean>
