import type { AssetId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, type checkArrived, removeAsset } from '../../media/index.ts'
import type { OwnConversation } from './membership.ts'
import { updateConversationRow } from './writer.ts'

const assetsOf = ({ picture_asset_id, picture_pending_id }: OwnConversation): AssetId[] =>
  [picture_asset_id, picture_pending_id].filter((asset) => asset !== null)

/** Also the one that is being made. */
export const removePicture = async (tx: Transaction, own: OwnConversation, now: Date) => {
  const assets = assetsOf(own)
  if (assets.length === 0) return
  await updateConversationRow(tx, own.id, { picture_asset_id: null, picture_pending_id: null })
  for (const asset of assets) await removeAsset(tx, asset, now)
}

type Arrival = Awaited<ReturnType<typeof checkArrived>>

/** The old picture stays until the new one is ready. */
export const replacePicture = async (
  tx: Transaction,
  { actor, now }: Pick<SignedInScope, 'actor' | 'now'>,
  own: OwnConversation,
  arrival: Arrival,
) => {
  const held = assetsOf(own)
  const wanted = { ownerId: actor.accountId, purpose: 'avatar', arrival, held } as const
  const asset = await acceptUpload(tx, wanted, now())
  if (held.includes(asset)) return
  await updateConversationRow(tx, own.id, { picture_pending_id: asset })
  if (own.picture_pending_id) await removeAsset(tx, own.picture_pending_id, now())
}
