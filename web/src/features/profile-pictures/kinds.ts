import type { Picture } from '@fanfare/contract'
import {
  avatarSizes,
  bannerRatio,
  bannerSizes,
  type ProfilePicture,
} from '@fanfare/contract/limits'
import { api } from '../../core/api/api.ts'
import type { Viewer } from '../../core/session/viewer.ts'

interface Kind {
  /** Within a sentence. */
  readonly noun: string
  readonly title: string
  /** Width by height of the crop, and the width it is sent at. */
  readonly ratio: number
  readonly width: number
  of(viewer: Viewer): { readonly shown: Picture | null; readonly processing: boolean }
  /** Answers what is shown meanwhile, and what has changed for the person who sent it. */
  change(
    fileId: string,
  ): Promise<{ readonly shown: Picture | null; readonly changed: Partial<Viewer> }>
  remove(): Promise<unknown>
}

/** What the photo and the cover image of a profile differ in; all else is the same for both. */
export const pictureKinds: Readonly<Record<ProfilePicture, Kind>> = {
  avatar: {
    noun: 'photo',
    title: 'Photo',
    ratio: 1,
    width: avatarSizes[3],
    of: ({ picture, pictureProcessing }) => ({ shown: picture, processing: pictureProcessing }),
    change: async (fileId) => {
      const { user } = await api.call('changeAvatar', { body: { fileId } })
      return { shown: user.picture, changed: { pictureProcessing: user.pictureProcessing } }
    },
    remove: () => api.call('removeAvatar'),
  },
  banner: {
    noun: 'cover image',
    title: 'Cover image',
    ratio: bannerRatio,
    width: bannerSizes[2],
    of: ({ banner, bannerProcessing }) => ({ shown: banner, processing: bannerProcessing }),
    change: async (fileId) => {
      const { user } = await api.call('changeBanner', { body: { fileId } })
      return { shown: user.banner, changed: { bannerProcessing: user.bannerProcessing } }
    },
    remove: () => api.call('removeBanner'),
  },
}
