import type { AssetId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { ArtefactKind } from '../artefacts.ts'

export interface Artefact {
  readonly kind: ArtefactKind
  readonly name: string
  readonly key: string
  readonly bytes: number
  readonly type: string
  readonly width: number | null
  readonly height: number | null
  readonly bandwidth: number | null
  readonly codecs: string | null
  readonly meta: Readonly<Record<string, number>>
}

export interface ArtefactRow extends Artefact {
  readonly asset_id: AssetId
}

export const findArtefacts = async (
  { q }: Queryable,
  assetIds: readonly string[],
  kinds?: readonly ArtefactKind[],
): Promise<ArtefactRow[]> => {
  if (assetIds.length === 0) return []
  const all = q
    .selectFrom('media.artefacts')
    .selectAll()
    .where(sql<boolean>`asset_id = any(${[...assetIds]})`)
    .orderBy('asset_id')
    .orderBy('kind')
    .orderBy('name')
    .$castTo<ArtefactRow>()
  if (!kinds) return all.execute()
  return all.where(sql<boolean>`kind = any(${[...kinds]})`).execute()
}

export const findArtefact = async (
  { q }: Queryable,
  assetId: string,
  kind: ArtefactKind,
  name: string,
): Promise<ArtefactRow | null> =>
  (await q
    .selectFrom('media.artefacts')
    .selectAll()
    .where('asset_id', '=', assetId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .$castTo<ArtefactRow>()
    .executeTakeFirst()) ?? null
