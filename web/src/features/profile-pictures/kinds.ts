import {
  avatarSizes,
  bannerRatio,
  bannerSizes,
  type ProfilePicture,
} from '@fanfare/contract/limits'

interface Kind {
  readonly shape: string
  /** Width by height of the crop, and the width it is sent at. */
  readonly ratio: number
  readonly width: number
}

/** How pictures are cropped, by what they are sent for. */
export const pictureKinds: Readonly<Record<ProfilePicture, Kind>> = {
  avatar: { shape: 'square', ratio: 1, width: avatarSizes[3] },
  banner: { shape: 'wide', ratio: bannerRatio, width: bannerSizes[2] },
}
