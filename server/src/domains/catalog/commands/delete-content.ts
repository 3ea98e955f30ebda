import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { editLiving, moveContent } from './editing.ts'

export const deleteContent = (scope: SignedInScope, id: ContentId) =>
  editLiving(scope, id, moveContent('delete', 'content.not-found'))
