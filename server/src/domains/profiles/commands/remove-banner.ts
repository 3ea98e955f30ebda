import type { SignedInScope } from '../../../platform/scope.ts'
import { takePictureAway } from './replace-picture.ts'

export const removeBanner = (scope: SignedInScope) => takePictureAway(scope, 'banner')
