import type { Transaction } from '../../../platform/database/database.ts'
import { removeAsset } from '../../media/index.ts'
import type { MessageRow } from '../messages/reader.ts'
import { deleteAttachments } from './writer.ts'

/** For everyone, and their bytes at once: whoever deletes them wants them seen no longer. */
export const removeAttachments = async (tx: Transaction, row: MessageRow, now: Date) => {
  for (const id of await deleteAttachments(tx, row)) {
    await removeAsset(tx, id, now, { atOnce: true })
  }
}
