import type { AssetId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { type ArtefactKind, assetOfKey } from '../artefacts.ts'

export interface Artefact extends Omit<Row<'media.artefacts'>, 'asset_id' | 'meta'> {
  readonly kind: ArtefactKind
  readonly meta: Readonly<Record<string, number>>
}

export interface ArtefactRow extends Artefact {
  readonly asset_id: AssetId
}

const selectArtefacts = ({ q }: Queryable) =>
  q.selectFrom('media.artefacts').selectAll().$castTo<ArtefactRow>()

export const findArtefacts = async (
  db: Queryable,
  assetIds: readonly string[],
  kinds?: readonly ArtefactKind[],
): Promise<ArtefactRow[]> => {
  if (assetIds.length === 0) return []
  const all = selectArtefacts(db)
    .where(sql<boolean>`asset_id = any(${[...assetIds]})`)
    .orderBy('asset_id')
    .orderBy('kind')
    .orderBy('name')
  if (!kinds) return all.execute()
  return all.where(sql<boolean>`kind = any(${[...kinds]})`).execute()
}

export const findArtefact = async (
  db: Queryable,
  assetId: string,
  kind: ArtefactKind,
  name: string,
): Promise<ArtefactRow | null> =>
  (await selectArtefacts(db)
    .where('asset_id', '=', assetId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst()) ?? null

/** By key; what is gone has none. */
export const readRenditionBytes = async (
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const assets = new Set(keys.flatMap((key) => assetOfKey(key) ?? []))
  const renditions = await findArtefacts(db, [...assets], ['rendition'])
  return new Map(renditions.map(({ key, bytes }) => [key, Number(bytes)]))
}
