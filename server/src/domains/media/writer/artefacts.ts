import type { Transaction } from '../../../platform/database/database.ts'
import type { Artefact } from '../reader/artefacts.ts'

type Optional = 'width' | 'height' | 'bandwidth' | 'codecs' | 'meta'
export type NewArtefact = Omit<Artefact, Optional> & Partial<Pick<Artefact, Optional>>

/** A step that runs again records the same once more. */
export const putArtefacts = async (
  tx: Transaction,
  assetId: string,
  artefacts: readonly NewArtefact[],
) => {
  if (artefacts.length === 0) return
  const rows = artefacts.map(({ meta = {}, ...artefact }) => ({
    asset_id: assetId,
    width: null,
    height: null,
    bandwidth: null,
    codecs: null,
    ...artefact,
    meta: JSON.stringify(meta),
  }))
  await tx.q
    .insertInto('media.artefacts')
    .values(rows)
    .onConflict((known) =>
      known.columns(['asset_id', 'kind', 'name']).doUpdateSet((row) => ({
        key: row.ref('excluded.key'),
        bytes: row.ref('excluded.bytes'),
        type: row.ref('excluded.type'),
        width: row.ref('excluded.width'),
        height: row.ref('excluded.height'),
        bandwidth: row.ref('excluded.bandwidth'),
        codecs: row.ref('excluded.codecs'),
        meta: row.ref('excluded.meta'),
      })),
    )
    .execute()
}
