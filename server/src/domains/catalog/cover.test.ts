import type { AssetId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { createContent } from './commands/create-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { updateContent } from './commands/update-content.ts'
import { catalogDue } from './due.ts'
import { attachFile, bring, makeAsset, rowOf } from './test/files.ts'
import { person } from './test/people.ts'
import { changeContent, lockOwnContent } from './writer/contents.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
})
afterAll(() => world.close())

const recipeOf = async (asset: AssetId | string | null | undefined) =>
  world
    .scope()
    .db.q.selectFrom('media.assets')
    .select(['recipe', 'removed_at', 'due_at', 'derived_from'])
    .where('id', '=', asset ?? '')
    .executeTakeFirst()

const openVideo = async (fields: object = {}) => {
  const { id } = await createContent(creator, { type: 'video', title: 'Sky', ...fields })
  const asset = await makeAsset(creator, 'video')
  await attachFile(creator, id, asset)
  await bring(world, asset, 'ready')
  return { id, asset }
}

const coverReady = async (id: ContentId) => {
  const { cover_pending_id } = (await rowOf(world, id)) ?? {}
  await bring(world, cover_pending_id as AssetId, 'ready')
  return rowOf(world, id)
}

describe('the cover nobody chose', () => {
  it('is blurred until everyone may open the piece, then sharp', async () => {
    const { id } = await openVideo()
    const draft = await coverReady(id)
    expect(draft?.cover_kind).toBe('blurred')
    expect((await recipeOf(draft?.cover_asset_id))?.recipe).toMatchObject({ blurred: true })
    await publishContent(creator, id, { when: 'ready' })
    const published = await coverReady(id)
    expect(published?.cover_kind).toBe('sharp')
    expect((await recipeOf(published?.cover_asset_id))?.recipe).toMatchObject({ blurred: false })
    expect((await recipeOf(draft?.cover_asset_id))?.removed_at).not.toBeNull()
  })

  it('is never sharp of a piece that was locked all along', async () => {
    const { id } = await openVideo({ visibility: 'premium' })
    await publishContent(creator, id, { when: 'ready' })
    const row = await coverReady(id)
    expect(row?.cover_kind).toBe('blurred')
    const made = await world
      .scope()
      .db.q.selectFrom('media.assets')
      .select('recipe')
      .where('derived_from', '=', row?.file_asset_id ?? '')
      .execute()
    expect(made.map(({ recipe }) => recipe)).toEqual([{ kind: 'cover', at: null, blurred: true }])
  })

  it('leaves the row and the store with the change that locks the piece', async () => {
    const { id } = await openVideo()
    await coverReady(id)
    await publishContent(creator, id, { when: 'ready' })
    const open = await coverReady(id)
    const locked = await updateContent(creator, id, {
      version: open?.version ?? 0,
      visibility: 'subscribers',
    })
    expect(locked).toMatchObject({ cover_asset_id: null, cover_pending_kind: 'blurred' })
    const sharp = await recipeOf(open?.cover_asset_id)
    expect(sharp?.removed_at).not.toBeNull()
    expect(sharp?.due_at).toEqual(world.clock.now())
  })

  it('becomes sharp when early access is over', async () => {
    const { id } = await openVideo({ earlyAccess: { level: 'subscribers', days: 2 } })
    await coverReady(id)
    await publishContent(creator, id, { when: 'ready' })
    expect((await rowOf(world, id))?.cover_kind).toBe('blurred')
    world.clock.advance(2 * 86_400_000)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await rowOf(world, id)).toMatchObject({ cover_pending_kind: 'sharp', due_at: null })
  })

  it('is not tried for ever when it cannot be made', async () => {
    const { id, asset } = await openVideo()
    const { cover_pending_id: tried } = (await rowOf(world, id)) ?? {}
    await bring(world, tried as AssetId, 'failed')
    await bring(world, asset, 'ready')
    expect((await rowOf(world, id))?.cover_pending_id).toBeNull()
  })
})

describe('a new file of a published piece', () => {
  const replaceWith = async (id: ContentId) => {
    const next = await makeAsset(creator, 'video')
    await creator.transact(async (tx) => {
      const row = await lockOwnContent(tx, creator.actor.accountId, id)
      await changeContent(tx, row, { pending_asset_id: next }, creator.now())
    })
    return next
  }

  it('takes the place of the old one once it is good enough, and nothing else changes', async () => {
    const { id, asset } = await openVideo()
    await publishContent(creator, id, { when: 'ready' })
    const before = await rowOf(world, id)
    const next = await replaceWith(id)
    await bring(world, next, 'playable')
    expect(await rowOf(world, id)).toMatchObject({ status: 'published', file_asset_id: asset })
    await bring(world, next, 'publishable')
    const after = await rowOf(world, id)
    expect(after).toMatchObject({
      status: 'published',
      file_asset_id: next,
      pending_asset_id: null,
      published_at: before?.published_at,
    })
    expect((await recipeOf(asset))?.removed_at).not.toBeNull()
    expect((await recipeOf(after?.cover_pending_id))?.derived_from).toBe(next)
  })

  it('that fails leaves the old one where it is', async () => {
    const { id, asset } = await openVideo()
    await publishContent(creator, id, { when: 'ready' })
    const next = await replaceWith(id)
    await bring(world, next, 'failed')
    expect(await rowOf(world, id)).toMatchObject({ status: 'published', file_asset_id: asset })
  })
})
