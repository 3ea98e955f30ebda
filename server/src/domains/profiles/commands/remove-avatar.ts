import type { SignedInScope } from '../../../platform/scope.ts'
import { takePictureAway } from './replace-picture.ts'

export const removeAvatar = (scope: SignedInScope) => takePictureAway(scope, 'avatar')
