import type { ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Revision } from '../reader/revisions.ts'

export const deleteRevision = async (tx: Transaction, id: ContentId) => {
  await tx.q.deleteFrom('catalog.revisions').where('content_id', '=', id).execute()
}

/** One that changes nothing is none. */
export const putRevision = async (tx: Transaction, id: ContentId, revision: Revision) => {
  if (Object.keys(revision).length === 0) return deleteRevision(tx, id)
  const fields = JSON.stringify(revision)
  await tx.q
    .insertInto('catalog.revisions')
    .values({ content_id: id, fields })
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet({ fields }))
    .execute()
}
