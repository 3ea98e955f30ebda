import type { AccountId, AssetId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { isHeavy, lengths } from '../policy.ts'
import { findAsset } from '../reader/assets.ts'
import type { Recipe } from '../recipe.ts'
import { insertDerivedAsset } from '../writer/assets.ts'

interface Derive {
  readonly ownerId: AccountId
  readonly sourceId: AssetId
}

/** It reads the original of the other asset, and has a life of its own otherwise. */
const derive = async (
  tx: Transaction,
  { ownerId, sourceId }: Derive,
  recipe: Recipe,
  now: Date,
): Promise<AssetId> => {
  const source = await findAsset(tx, sourceId)
  if (source?.owner_id !== ownerId || source.removed_at) return fail('upload.not-found')
  const id = uuid() as AssetId
  const heavy = isHeavy(recipe.kind, null)
  const dueAt = heavy ? null : after(now, lengths.processing)
  await insertDerivedAsset(tx, { id, source, recipe, heavy, now, dueAt })
  tx.emit('media.asset-accepted', { assetId: id, ownerId, purpose: recipe.kind })
  return id
}

/** A part of a video or a recording, as a file of its own that others than its buyers may play. */
export const makeTeaser = (
  tx: Transaction,
  { start, end, ...derived }: Derive & { readonly start: number; readonly end: number },
  now: Date,
) => derive(tx, derived, { kind: 'teaser', start, end }, now)

/** A public picture: of a video the poster nearest to `at`, otherwise the picture itself. */
export const makeCover = (
  tx: Transaction,
  { at, blurred, ...derived }: Derive & { readonly at: number | null; readonly blurred: boolean },
  now: Date,
) => derive(tx, derived, { kind: 'cover', at, blurred }, now)
