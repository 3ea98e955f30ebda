import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { CoverImage } from './cover-image.tsx'
/** For the owner of a profile: visitors do not load it. */
export const CoverButton = lazyComponent(() => import('./cover-button.tsx'), 'CoverButton')
export const PictureField = lazyComponent(() => import('./picture-field.tsx'), 'PictureField')
