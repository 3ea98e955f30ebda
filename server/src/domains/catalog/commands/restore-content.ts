import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import { moved } from '../settle.ts'
import { editContent } from './editing.ts'

export const restoreContent = (scope: SignedInScope, id: ContentId) =>
  editContent(
    scope,
    id,
    async (tx, row) =>
      moved(row, await readFiles(tx, row), 'restore', scope.now()) ?? fail('content.not-found'),
  )
