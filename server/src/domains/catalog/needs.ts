import type { Need } from '@fanfare/contract'
import type { SignedInScope } from '../../platform/scope.ts'
import { type PostRow, readEdited, readFailed } from './reader/needs.ts'
import { countUnanswered } from './received.ts'

const titleOf = ({ title }: PostRow) => title || 'Untitled'

/** Posts that stopped on their way, edits that nobody has yet, and comments without a reply. */
export const readContentNeeds = async (scope: SignedInScope, most: number): Promise<Need[]> => {
  const { db, actor } = scope
  const [failed, edited, count] = await Promise.all([
    readFailed(db, actor.accountId, most),
    readEdited(db, actor.accountId, most),
    countUnanswered(scope),
  ])
  return [
    ...(count > 0 ? [{ kind: 'comments' as const, dueAt: null, count }] : []),
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
