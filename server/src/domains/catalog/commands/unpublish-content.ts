import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { editLiving, moveContent } from './editing.ts'

/** Unpublishing also cancels a schedule, or publishing that waits for the files. */
export const unpublishContent = (scope: SignedInScope, id: ContentId) =>
  editLiving(scope, id, moveContent('unpublish', 'content.not-ready'))
