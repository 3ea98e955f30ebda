import type { AssetId, UploadId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived, removeAsset } from '../../media/index.ts'
import type { TierRow } from './reader.ts'
import type { TierChange } from './writer.ts'

type Covers = Pick<TierRow, 'cover_id' | 'cover_pending_id'>
type Arrival = Awaited<ReturnType<typeof checkArrived>>

/** Asked before the transaction: undefined leaves the cover as it is, null takes it away. */
export const arrivalOf = async (
  scope: SignedInScope,
  cover: UploadId | null | undefined,
): Promise<Arrival | null | undefined> =>
  cover === null || cover === undefined ? cover : checkArrived(scope, cover)

const drop = async (tx: Transaction, asset: AssetId | null, now: Date) => {
  if (asset) await removeAsset(tx, asset, now)
}

/** The old one stays until the new one is ready. */
export const coverChange = async (
  tx: Transaction,
  scope: SignedInScope,
  tier: Covers,
  arrival: Arrival | null | undefined,
): Promise<TierChange> => {
  if (arrival === undefined) return {}
  const now = scope.now()
  if (arrival === null) {
    await drop(tx, tier.cover_id, now)
    await drop(tx, tier.cover_pending_id, now)
    return { cover_id: null, cover_pending_id: null }
  }
  const held = [tier.cover_id, tier.cover_pending_id]
  const own = { ownerId: scope.actor.accountId, purpose: 'thumbnail' } as const
  const asset = await acceptUpload(tx, { ...own, arrival, held }, now)
  if (held.includes(asset)) return {}
  await drop(tx, tier.cover_pending_id, now)
  return { cover_pending_id: asset }
}
