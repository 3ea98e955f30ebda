import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import { moved } from '../settle.ts'
import { editLiving } from './editing.ts'

/** Unpublishing also cancels a schedule, or publishing that waits for the files. */
export const unpublishContent = (scope: SignedInScope, id: ContentId) =>
  editLiving(
    scope,
    id,
    async (tx, row) =>
      moved(row, await readFiles(tx, row), 'unpublish', scope.now()) ?? fail('content.not-ready'),
  )
