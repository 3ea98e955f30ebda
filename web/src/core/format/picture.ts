import type { Picture } from '@fanfare/contract'
import type { AvatarPicture } from '../../ui/media/avatar.tsx'
import { sourcesOf } from './covers.ts'

/** The contract's picture as the design system shows it, with the blur behind it. */
export const avatarOf = (picture: Picture | null | undefined): AvatarPicture | null => {
  if (!picture) return null
  const { src, srcSet } = sourcesOf(picture)
  return src ? { src, srcSet, ...(picture.placeholder ? { blur: picture.placeholder } : {}) } : null
}
