import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MessageRow } from '../messages/reader.ts'
import { soldWaitMs } from './due.ts'
import { removeAttachments } from './remove-attachments.ts'
import { insertRemoval } from './writer.ts'

/** With their message. From then on they are not sold; a payment that is on its way still gets them. */
export const letGoOfAttachments = async (tx: Transaction, row: MessageRow, now: Date) => {
  if (row.attached.length === 0) return
  if (row.price === null) return removeAttachments(tx, row, now)
  await insertRemoval(tx, row.id, after(now, soldWaitMs))
}
