import type { UploadId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { replacePicture } from './replace-picture.ts'

export const changeAvatar = (scope: SignedInScope, fileId: UploadId) =>
  replacePicture(scope, 'avatar', fileId)
