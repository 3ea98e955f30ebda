import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import { moved } from '../settle.ts'
import { editLiving } from './editing.ts'

export const deleteContent = (scope: SignedInScope, id: ContentId) =>
  editLiving(
    scope,
    id,
    async (tx, row) =>
      moved(row, await readFiles(tx, row), 'delete', scope.now()) ?? fail('content.not-found'),
  )
