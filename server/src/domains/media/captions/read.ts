import { buffer } from 'node:stream/consumers'
import type { AssetId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { sideBySide } from '../../../platform/side-by-side.ts'
import { findArtefacts } from '../reader/artefacts.ts'
import { type Cue, parseCaptions } from './parse.ts'

const atOnce = 8

/**
 * What is said in each of these tracks, and when. Like the addresses of bytes it decides nothing: the
 * caller knows that everyone may read it. What is gone has no cues.
 */
export const readCues = async (
  { db, storage }: Pick<Scope, 'db' | 'storage'>,
  assetIds: readonly AssetId[],
): Promise<ReadonlyMap<AssetId, readonly Cue[]>> => {
  const tracks = await findArtefacts(db, assetIds, ['caption'])
  const cues = new Map<AssetId, readonly Cue[]>()
  await sideBySide(tracks, atOnce, async ({ asset_id, key }) => {
    const stored = await storage.read('private', key)
    if (stored) cues.set(asset_id, parseCaptions(await buffer(stored.body)))
  })
  return cues
}
