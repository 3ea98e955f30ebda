import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteRevision } from '../writer/revisions.ts'
import { editLiving } from './editing.ts'

/** Back to what people have. */
export const discardChanges = (scope: SignedInScope, id: ContentId, version: number) =>
  editLiving(scope, id, async (tx, row) => {
    if (row.version !== version) return fail('content.conflict')
    await deleteRevision(tx, id)
    return { version: version + 1 }
  })
