import type { AccountId, NotificationChannels, NotificationId } from '@fanfare/contract'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { Waiting } from '../../../platform/database/waiting-in.ts'
import type { DeliveryTimes } from '../times/delivery-times.ts'

/** Something that one person is told, and how they want to be told of it. */
export interface Wish {
  readonly accountId: AccountId
  /** Of a notice, or of a publish. */
  readonly noticeId: NotificationId
  readonly seq: number
  readonly channels: NotificationChannels
  readonly times: DeliveryTimes
  /** Its domain writes the email. */
  readonly hasOwnMail: boolean
}

/** One way to reach people outside of the app. It takes of all wishes those that are meant for it. */
export interface Channel {
  readonly name: 'mail' | 'digest' | 'push'
  /** The same wish may come again: it is kept once. */
  queue(tx: Transaction, wishes: readonly Wish[], now: Date): Promise<void>
  readWaiting(db: Queryable, now: Date): Promise<Waiting>
}
