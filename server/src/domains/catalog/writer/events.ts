import type { Transaction } from '../../../platform/database/database.ts'
import type { ContentRow } from '../reader/contents.ts'

/** One event for one change: what became of it, or that something about it is different. */
export const tellChange = (
  tx: Transaction,
  before: ContentRow,
  after: ContentRow,
  isRevised: boolean,
) => {
  const about = { contentId: after.id, creatorId: after.creator_id }
  if (isRevised) return tx.emit('catalog.content-revised', about)
  if (before.status === after.status) return tx.emit('catalog.content-changed', about)
  if (after.status === 'published') return tx.emit('catalog.content-published', about)
  if (after.status === 'taken-down') return tx.emit('catalog.content-taken-down', about)
  if (after.status === 'deleted') return tx.emit('catalog.content-deleted', about)
  if (before.status === 'published') return tx.emit('catalog.content-unpublished', about)
  tx.emit('catalog.content-changed', about)
}
