import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { CoverImage } from './cover-image.tsx'
export { type PictureSubject, pollWhile } from './subject.ts'
/** For the owner of a profile: visitors do not load it. */
export const CoverButton = lazyComponent(() => import('./cover-button.tsx'), 'CoverButton')
/** Of anything that has a picture. */
export const PictureField = lazyComponent(() => import('./picture-field.tsx'), 'PictureField')
export const ProfilePictureField = lazyComponent(
  () => import('./profile-picture-field.tsx'),
  'ProfilePictureField',
)
