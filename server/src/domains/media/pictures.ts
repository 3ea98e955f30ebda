import type { AssetId, Picture } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { presentPicture } from './presenter.ts'
import { findReadyAssets } from './reader/assets.ts'

interface Pictures {
  of(id: AssetId | null): Picture | null
}

/** One query for a whole screen; what is not ready or was removed is null. */
export const readPictures = async (
  { db, storage }: Pick<Scope, 'db' | 'storage'>,
  ids: readonly (AssetId | null)[],
): Promise<Pictures> => {
  const wanted = new Set(ids.filter((id) => id !== null))
  const assets = await findReadyAssets(db, [...wanted])
  const pictures = new Map(assets.map((asset) => [asset.id, presentPicture(asset, storage)]))
  return { of: (id) => (id && pictures.get(id)) || null }
}
