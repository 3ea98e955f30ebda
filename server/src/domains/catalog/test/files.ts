import type { AssetId, AssetPurpose, ContentId, EventName } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { deliverAll } from '../../../../test/deliver-all.ts'
import type { World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { catalogSubscribers } from '../subscribers.ts'

/** Stands in for the pipeline, which has tests of its own: a file, and how far it is. */
export const makeAsset = async (scope: SignedInScope, purpose: AssetPurpose): Promise<AssetId> => {
  const id = uuid() as AssetId
  await scope.transact(async (tx) => {
    await tx.q
      .insertInto('media.assets')
      .values({
        id,
        owner_id: scope.actor.accountId,
        purpose,
        status: 'processing',
        file_name: 'sky.mp4',
        created_at: scope.now(),
      })
      .execute()
  })
  return id
}

export const attachFile = async (scope: SignedInScope, id: ContentId, asset: AssetId) => {
  await scope.transact(async (tx) => {
    await tx.q
      .updateTable('catalog.contents')
      .set({ file_asset_id: asset })
      .where('id', '=', id)
      .execute()
  })
}

const states = {
  playable: { playable: true, duration: 60, width: 640, height: 360, placeholder: 'data:' },
  publishable: { playable: true, publishable: true, duration: 60, width: 1280, height: 720 },
  ready: {
    status: 'ready',
    playable: true,
    publishable: true,
    duration: 60,
    width: 1280,
    height: 720,
    placeholder: 'data:',
  },
  failed: { status: 'failed', failure: 'This file has no video track.', failed_step: 'probe' },
} as const

const events = {
  playable: 'media.asset-playable',
  publishable: 'media.asset-playable',
  ready: 'media.asset-ready',
  failed: 'media.asset-failed',
} as const satisfies Record<string, EventName>

/** The pipeline has got so far, and everybody has heard of it. */
export const bring = async (
  world: World,
  asset: AssetId,
  to: keyof typeof states,
  more: { readonly duration?: number } = {},
) => {
  const scope = world.scope({ kind: 'system' })
  await scope.transact(async (tx) => {
    const ended = to === 'ready' || to === 'failed' ? { finished_at: scope.now() } : {}
    const row = await tx.q
      .updateTable('media.assets')
      .set({ ...states[to], ...more, ...ended })
      .where('id', '=', asset)
      .returning(['owner_id', 'purpose'])
      .executeTakeFirstOrThrow()
    const about = { assetId: asset, ownerId: row.owner_id, purpose: row.purpose }
    tx.emit(events[to], { ...about, reason: states.failed.failure } as never)
  })
  await deliverAll(world, [...catalogSubscribers])
}

/** One size of it, so that there is something to play. */
export const giveRendition = async (scope: SignedInScope, asset: AssetId) => {
  await scope.transact(async (tx) => {
    await tx.q
      .insertInto('media.artefacts')
      .values({
        asset_id: asset,
        kind: 'rendition',
        name: '360p',
        key: `assets/${asset}/360p.mp4`,
        type: 'video/mp4',
        bytes: 1,
      })
      .execute()
  })
}

/** The row itself, for what no answer shows. */
export const rowOf = ({ scope }: World, id: ContentId) =>
  scope().db.q.selectFrom('catalog.contents').selectAll().where('id', '=', id).executeTakeFirst()
