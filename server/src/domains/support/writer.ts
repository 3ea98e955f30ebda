import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'

interface NewMessage {
  readonly id: string
  readonly accountId: AccountId
  readonly topic: string
  readonly message: string
}

export const insertMessage = async (tx: Transaction, message: NewMessage, now: Date) => {
  await tx.q
    .insertInto('support.messages')
    .values({
      id: message.id,
      account_id: message.accountId,
      topic: message.topic,
      message: message.message,
      created_at: now,
    })
    .execute()
}
