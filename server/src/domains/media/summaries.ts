import type { AssetId, AssetPurpose, Processing } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { presentProcessing, presentSummary } from './presenter.ts'
import { findArtefacts } from './reader/artefacts.ts'
import { findAssets } from './reader/assets.ts'

/** What other domains may know of an asset. None of it opens a byte. */
export interface AssetSummary {
  readonly id: AssetId
  readonly purpose: AssetPurpose
  /** What it was made of, for teasers and covers. */
  readonly derivedFrom: AssetId | null
  readonly status: Processing['status']
  /** Something of it can be played or shown. */
  readonly playable: boolean
  /** As good as it will be for most: 720p, the source's best if that is less, or all of it. */
  readonly publishable: boolean
  readonly failure: string | null
  readonly failedStep: string | null
  readonly fileName: string | null
  /** Of the file that was sent, as its first bytes say. */
  readonly type: string | null
  readonly bytes: number | null
  readonly duration: number | null
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
  readonly hasStoryboard: boolean
  readonly posters: readonly { readonly at: number }[]
  readonly isAnimation: boolean
}

/** Two queries for a whole screen; what is gone is not in the map. */
export const readAssets = async (
  db: Queryable,
  ids: readonly AssetId[],
): Promise<Map<AssetId, AssetSummary>> => {
  const [assets, artefacts] = await Promise.all([
    findAssets(db, ids),
    findArtefacts(db, ids, ['storyboard', 'poster', 'animation']),
  ])
  const byAsset = Map.groupBy(artefacts, ({ asset_id }) => asset_id)
  return new Map(
    assets.map((asset) => [asset.id, presentSummary(asset, byAsset.get(asset.id) ?? [])]),
  )
}

export const readProcessing = async (
  db: Queryable,
  ids: readonly AssetId[],
): Promise<Processing[]> => (await findAssets(db, ids)).map(presentProcessing)
