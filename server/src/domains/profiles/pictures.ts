import type { Picture, ProfilePicture } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import type { ProfileRow } from './reader.ts'

/** Where each picture of a profile is kept: the one that is shown, and the one that is being made. */
export const pictureColumns = {
  avatar: { shown: 'picture_asset_id', pending: 'picture_pending_id' },
  banner: { shown: 'banner_asset_id', pending: 'banner_pending_id' },
} as const satisfies Record<ProfilePicture, Record<'shown' | 'pending', keyof ProfileRow>>

export interface ShownPictures {
  readonly picture: Picture | null
  readonly banner: Picture | null
}

/** Both pictures of one profile in one query. */
export const readShownPictures = async (
  scope: Pick<Scope, 'db' | 'storage'>,
  row: ProfileRow,
): Promise<ShownPictures> => {
  const pictures = await readPictures(scope, [row.picture_asset_id, row.banner_asset_id])
  return { picture: pictures.of(row.picture_asset_id), banner: pictures.of(row.banner_asset_id) }
}
