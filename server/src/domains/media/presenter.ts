import type { Picture } from '@fanfare/contract'
import type { Storage } from '../../platform/storage/storage.ts'
import type { PictureRow } from './reader.ts'

export const presentPicture = (asset: PictureRow, storage: Storage): Picture => ({
  variants: asset.variants.map(({ width, key }) => ({ width, url: storage.publicUrl(key) })),
  placeholder: asset.placeholder ?? '',
})
