import type { Picture } from '@fanfare/contract'
import type { AvatarPicture } from '../../ui/media/avatar.tsx'

/** The contract's picture as the design system shows it: every width to choose from, and the blur behind. */
export const avatarOf = (picture: Picture | null | undefined): AvatarPicture | null => {
  const middle = picture?.variants[Math.min(1, picture.variants.length - 1)]
  if (!picture || !middle) return null
  return {
    src: middle.url,
    srcSet: picture.variants.map(({ width, url }) => `${url} ${width}w`).join(', '),
    ...(picture.placeholder ? { blur: picture.placeholder } : {}),
  }
}
