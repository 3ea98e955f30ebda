import type { AccountId, NotificationSettings } from '@fanfare/contract'
import type { Queryable } from '../database/database.ts'

/** The switch in somebody's settings that decides whether they get a mail. */
export type MailSwitch = keyof NotificationSettings

/** Sent whatever the switches say: about one's own payments, required by law, or for safety. */
export type AlwaysSent = 'receipt' | 'legal' | 'security'

export type MailCategory = MailSwitch | AlwaysSent

const alwaysSent: ReadonlySet<MailCategory> = new Set<AlwaysSent>(['receipt', 'legal', 'security'])

export const isSwitched = (category: MailCategory): category is MailSwitch =>
  !alwaysSent.has(category)

/** What people want to be told, by account. The outbox asks; who knows it is above the platform. */
export type ReadSwitches = (
  db: Queryable,
  accounts: readonly AccountId[],
) => Promise<ReadonlyMap<AccountId, NotificationSettings>>
