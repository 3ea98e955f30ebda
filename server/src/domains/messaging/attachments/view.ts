import type { AssetId, Attachment } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { type AssetSummary, readAssets, signPreviews } from '../../media/index.ts'
import type { MessageRow } from '../messages/reader.ts'
import { safeName } from './file-name.ts'
import { type AttachmentRow, type Place, readAttachments } from './reader.ts'
import type { AttachedSight } from './sight.ts'
import { isForSale, stateOf } from './state.ts'

const present = (
  { asset_id: id, kind, waveform }: AttachmentRow,
  asset: AssetSummary,
  previews: ReadonlyMap<AssetId, string>,
): Attachment => {
  const state = stateOf(asset)
  const contentType = asset.type ?? ''
  return {
    id,
    kind,
    name: safeName(asset.fileName, contentType),
    contentType,
    bytes: asset.bytes ?? 0,
    width: asset.width,
    height: asset.height,
    seconds: asset.duration,
    waveform: [...(waveform ?? [])],
    state,
    failure: asset.failure,
    placeholder: asset.placeholder,
    preview: state === 'ready' ? (previews.get(id) ?? null) : null,
  }
}

/** What whoever might buy it is told: what it is, and how much of it. */
const hidden = (shown: Attachment): Attachment => ({
  ...shown,
  name: '',
  waveform: [],
  failure: null,
})

interface Attached {
  readonly attachments: Attachment[]
  readonly isForSale: boolean
}

const keyOf = ({ conversation_id, seq }: Place) => `${conversation_id}:${seq}`

/** Four queries for all of these messages, and none when nothing is attached to any. Previews are of what is open. */
export const viewAttachments = async (
  scope: SignedInScope,
  rows: readonly MessageRow[],
  sightOf: (row: MessageRow) => AttachedSight,
): Promise<(row: MessageRow) => Attached> => {
  const found = await readAttachments(
    scope.db,
    rows.filter(({ attached }) => attached.length > 0),
  )
  const open = new Set(rows.filter((row) => sightOf(row) === 'open').map(keyOf))
  const shown = found.filter((row) => open.has(keyOf(row)))
  const idsOf = (files: readonly AttachmentRow[]) => files.map(({ asset_id }) => asset_id)
  const [assets, previews] = await Promise.all([
    readAssets(scope.db, idsOf(found)),
    signPreviews(scope, idsOf(shown)),
  ])
  const byMessage = Map.groupBy(found, keyOf)
  return (row) => {
    const known = (byMessage.get(keyOf(row)) ?? []).flatMap((attachment) => {
      const asset = assets.get(attachment.asset_id)
      return asset ? [{ attachment, asset }] : []
    })
    const isLocked = sightOf(row) === 'locked'
    return {
      attachments: known.map(({ attachment, asset }) => {
        const told = present(attachment, asset, previews)
        return isLocked ? hidden(told) : told
      }),
      isForSale: row.price !== null && isForSale(known.map(({ asset }) => asset)),
    }
  }
}
