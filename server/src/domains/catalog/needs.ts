import type { Need } from '@fanfare/contract'
import type { SignedInScope } from '../../platform/scope.ts'
import { type PostRow, readEdited, readFailed } from './reader/needs.ts'

const titleOf = ({ title }: PostRow) => title || 'Untitled'

/** Posts that stopped on their way, and edits that nobody has yet. */
export const readContentNeeds = async (
  { db, actor }: SignedInScope,
  most: number,
): Promise<Need[]> => {
  const [failed, edited] = await Promise.all([
    readFailed(db, actor.accountId, most),
    readEdited(db, actor.accountId, most),
  ])
  return [
    ...failed.map(
      (row): Need => ({
        kind: 'failed-post',
        dueAt: null,
        contentId: row.id,
        title: titleOf(row),
        reason: row.failure ?? '',
      }),
    ),
    ...edited.map(
      (row): Need => ({
        kind: 'edited-post',
        dueAt: null,
        contentId: row.id,
        title: titleOf(row),
        editedAt: row.updated_at.toISOString(),
      }),
    ),
  ]
}
