import type { AssetId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editReleased } from '../../../test/edit-released.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { arrangeContentPictures } from './commands/arrange-content-pictures.ts'
import { createContent } from './commands/create-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { updateContent } from './commands/update-content.ts'
import { catalogDue } from './due.ts'
import { settle } from './settle.ts'
import { attachFile, bring, makeAsset, rowOf } from './test/files.ts'
import { person } from './test/people.ts'
import { changeContent, lockOwnContent } from './writer/contents.ts'
import { insertPicture } from './writer/media.ts'

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

describe('an automatic cover', () => {
  it('is blurred until everyone may open the post, then sharp', async () => {
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

  it('is never sharp of a post that was locked all along', async () => {
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

  it('leaves the row and the store with the change that locks the post', async () => {
    const { id } = await openVideo()
    await coverReady(id)
    await publishContent(creator, id, { when: 'ready' })
    const open = await coverReady(id)
    await editReleased(creator, id, { visibility: 'subscribers' })
    expect(await rowOf(world, id)).toMatchObject({
      cover_asset_id: null,
      cover_pending_kind: 'blurred',
    })
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

const addPictures = async (id: ContentId, count: number) => {
  const added: AssetId[] = []
  for (let position = 0; position < count; position++) {
    const asset_id = await makeAsset(creator, 'image')
    const picture = { asset_id, content_id: id, position, alt_text: '' }
    await creator.transact((tx) => insertPicture(tx, picture))
    added.push(asset_id)
  }
  for (const asset of added) await bring(world, asset, 'ready')
  return added as [AssetId, AssetId]
}

describe('the cover of pictures', () => {
  const openGallery = async () => {
    const { id } = await createContent(creator, { type: 'image', title: 'Skies' })
    const pictures = await addPictures(id, 2)
    await publishContent(creator, id, { when: 'ready' })
    return { id, pictures, before: await coverReady(id) }
  }

  it('goes at once with the picture it shows, and another is made', async () => {
    const { id, pictures, before } = await openGallery()
    const [one, two] = pictures
    expect(before?.cover_kind).toBe('sharp')
    expect((await recipeOf(before?.cover_asset_id))?.derived_from).toBe(one)
    const row = await arrangeContentPictures(creator, id, { removed: [one] })
    expect(row).toMatchObject({ cover_asset_id: null, cover_pending_kind: 'sharp' })
    const gone = await recipeOf(before?.cover_asset_id)
    expect([gone?.removed_at, gone?.due_at]).toEqual([world.clock.now(), world.clock.now()])
    expect((await recipeOf(row.cover_pending_id))?.derived_from).toBe(two)
  })

  it('stays until the cover of the new first picture is ready', async () => {
    const { id, pictures, before } = await openGallery()
    const row = await arrangeContentPictures(creator, id, { order: [pictures[1]] })
    expect(row.cover_asset_id).toBe(before?.cover_asset_id)
    expect((await recipeOf(row.cover_pending_id))?.derived_from).toBe(pictures[1])
    expect((await coverReady(id))?.cover_asset_id).toBe(row.cover_pending_id)
    expect((await recipeOf(before?.cover_asset_id))?.removed_at).not.toBeNull()
  })

  it('that cannot be made is not tried for ever, whatever is shown meanwhile', async () => {
    const { id, pictures } = await openGallery()
    const row = await arrangeContentPictures(creator, id, { order: [pictures[1]] })
    await bring(world, row.cover_pending_id as AssetId, 'failed')
    await bring(world, pictures[0], 'ready')
    expect((await rowOf(world, id))?.cover_pending_id).toBeNull()
  })

  it('leaves an article with the picture that was taken out of its text', async () => {
    const { id } = await createContent(creator, { type: 'article', title: 'Rain' })
    const [picture] = await addPictures(id, 1)
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }
    const image = { type: 'image', attrs: { pictureId: picture } }
    const write = async (content: object[]) => {
      const { version = 0 } = (await rowOf(world, id)) ?? {}
      return updateContent(creator, id, { version, article: { type: 'doc', content } as never })
    }
    await write([words, image])
    await publishContent(creator, id, { when: 'ready' })
    const before = await coverReady(id)
    expect((await recipeOf(before?.cover_asset_id))?.derived_from).toBe(picture)
    await editReleased(creator, id, { article: { type: 'doc', content: [words] } as never })
    const row = await rowOf(world, id)
    expect([row?.cover_asset_id, row?.cover_pending_id]).toEqual([null, null])
    expect((await recipeOf(before?.cover_asset_id))?.due_at).toEqual(world.clock.now())
  })
})

describe('a cover that was chosen and cannot be read', () => {
  it('is forgotten with its bytes', async () => {
    const { id } = await openVideo()
    const chosen = await makeAsset(creator, 'thumbnail')
    await creator.transact(async (tx) => {
      const row = await lockOwnContent(tx, creator.actor.accountId, id)
      const pending = { cover_pending_id: chosen, cover_pending_kind: 'chosen' } as const
      await changeContent(tx, row, pending, creator.now())
    })
    await bring(world, chosen, 'failed')
    expect((await rowOf(world, id))?.cover_pending_id).not.toBe(chosen)
    expect((await recipeOf(chosen))?.removed_at).not.toBeNull()
  })
})

describe('a draft that is sent another file', () => {
  it('has a cover of that one', async () => {
    const { id } = await openVideo()
    const { cover_pending_id: tried } = (await rowOf(world, id)) ?? {}
    await bring(world, tried as AssetId, 'failed')
    const next = await makeAsset(creator, 'video')
    await creator.transact(async (tx) => {
      const row = await lockOwnContent(tx, creator.actor.accountId, id)
      await settle(tx, row, creator.now(), { file_asset_id: next })
    })
    await bring(world, next, 'ready')
    const { cover_pending_id: made } = (await rowOf(world, id)) ?? {}
    expect((await recipeOf(made))?.derived_from).toBe(next)
  })
})

describe('a new file of a published post', () => {
  const replaceWith = async (id: ContentId) => {
    const next = await makeAsset(creator, 'video')
    await creator.transact(async (tx) => {
      const row = await lockOwnContent(tx, creator.actor.accountId, id)
      await changeContent(tx, row, { pending_asset_id: next }, creator.now())
    })
    return next
  }

  it('replaces the old one once it is good enough, and nothing else changes', async () => {
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
