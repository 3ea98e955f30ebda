import type { Transaction } from '../../platform/database/database.ts'
import type { NewRow } from '../../platform/database/row.ts'

export const insertMessage = async (tx: Transaction, message: NewRow<'support.messages'>) => {
  await tx.q.insertInto('support.messages').values(message).execute()
}
