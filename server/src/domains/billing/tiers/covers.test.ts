import type { AssetId, UploadId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { deliverAll } from '../../../../test/deliver-all.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { createUpload, finishUpload } from '../../media/index.ts'
import { openTierShop, type TierShop } from '../test/tier-shop.ts'
import { tierSubscribers } from './subscribers.ts'

let tierShop: TierShop
beforeAll(async () => {
  tierShop = await openTierShop()
  await tierShop.system.storage.prepare()
})
afterAll(() => tierShop.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const send = async (by: SignedInScope) => {
  const file = { name: 'cover.png', type: 'image/png', bytes: png.byteLength }
  const { id, url, headers } = await createUpload(by, { purpose: 'thumbnail', ...file })
  const stored = await fetch(url ?? '', { method: 'PUT', headers, body: new Uint8Array(png) })
  if (!stored.ok) throw new Error(`the store answered ${stored.status}`)
  await finishUpload(by, id as UploadId)
  return id as UploadId
}

const ends = {
  ready: {
    width: 320,
    height: 180,
    variants: JSON.stringify([{ width: 320, key: 'covers/x-320.webp', bytes: 9 }]),
  },
  failed: { failure: 'It is no picture.' },
}

/** The pipeline has tests of its own; this is its end. */
const bring = async (asset: AssetId, to: keyof typeof ends) => {
  const { system } = tierShop
  await system.transact(async (tx) => {
    const { owner_id } = await tx.q
      .updateTable('media.assets')
      .set({ status: to, finished_at: system.now(), placeholder: 'data:', ...ends[to] })
      .where('id', '=', asset)
      .returning('owner_id')
      .executeTakeFirstOrThrow()
    const about = { assetId: asset, ownerId: owner_id as never, purpose: 'thumbnail' } as const
    if (to === 'ready') tx.emit('media.asset-ready', about)
    else tx.emit('media.asset-failed', { ...about, reason: ends.failed.failure })
  })
  await deliverAll(tierShop.world, tierSubscribers)
}

const coversOf = async (id: string) =>
  tierShop.system.db.q
    .selectFrom('billing.tiers')
    .select(['cover_id', 'cover_pending_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a cover', () => {
  it('shows once it is ready; until then, and when it fails, the previous one stays', async () => {
    const by = await tierShop.creator()
    const { id, cover, coverProcessing } = await tierShop.make(by, { cover: await send(by) })
    expect({ cover, coverProcessing }).toEqual({ cover: null, coverProcessing: true })
    const first = (await coversOf(id)).cover_pending_id as AssetId
    await bring(first, 'ready')
    expect(await tierShop.offers(by)).toMatchObject([{ cover: { variants: [{ width: 320 }] } }])

    await tierShop.edit(by, id, { cover: await send(by) })
    const second = (await coversOf(id)).cover_pending_id as AssetId
    expect(await coversOf(id)).toEqual({ cover_id: first, cover_pending_id: second })
    await bring(second, 'failed')
    expect(await coversOf(id)).toEqual({ cover_id: first, cover_pending_id: null })

    await tierShop.edit(by, id, { cover: null })
    expect(await tierShop.onSale(by)).toMatchObject([{ cover: null, coverProcessing: false }])
  })

  it("must be the creator's own upload", async () => {
    const [by, other] = [await tierShop.creator(), await tierShop.creator()]
    await refuses(tierShop.make(by, { cover: await send(other) }), 'upload.not-found')
  })
})
