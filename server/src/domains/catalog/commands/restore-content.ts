import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { editContent, moveContent } from './editing.ts'

export const restoreContent = (scope: SignedInScope, id: ContentId) =>
  editContent(scope, id, moveContent('restore', 'content.not-found'))
