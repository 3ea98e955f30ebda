import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import { moved } from '../settle.ts'
import { editContent, editLiving } from './editing.ts'

/** Also takes back a schedule, or the wish to publish once the files are ready. */
export const unpublishContent = (scope: SignedInScope, id: ContentId) =>
  editLiving(
    scope,
    id,
    async (tx, row) =>
      moved(row, await readFiles(tx, row), 'unpublish', scope.now()) ?? fail('content.not-ready'),
  )

export const deleteContent = (scope: SignedInScope, id: ContentId) =>
  editLiving(
    scope,
    id,
    async (tx, row) =>
      moved(row, await readFiles(tx, row), 'delete', scope.now()) ?? fail('content.not-found'),
  )

export const restoreContent = (scope: SignedInScope, id: ContentId) =>
  editContent(
    scope,
    id,
    async (tx, row) =>
      moved(row, await readFiles(tx, row), 'restore', scope.now()) ?? fail('content.not-found'),
  )
