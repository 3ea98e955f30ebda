import type { UploadId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { replacePicture } from './replace-picture.ts'

export const changeBanner = (scope: SignedInScope, fileId: UploadId) =>
  replacePicture(scope, 'banner', fileId)
