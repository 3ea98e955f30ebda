import type { AssetId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readReadyCaptions } from '../captions.ts'
import { findOwnContent, viewDraft, viewProcessing } from '../drafts.ts'
import { readPlayback, readTeaser } from '../playback.ts'
import { readCaptionRows } from '../reader/media.ts'
import { bring, giveRendition, rowOf } from '../test/files.ts'
import { person } from '../test/people.ts'
import { send } from '../test/send.ts'
import { addContentPicture } from './add-content-picture.ts'
import { arrangeContentPictures } from './arrange-content-pictures.ts'
import { createContent } from './create-content.ts'
import { publishContent } from './publish-content.ts'
import { removeCaptions } from './remove-captions.ts'
import { removeCover } from './remove-cover.ts'
import { removeTeaser } from './remove-teaser.ts'
import { setCaptions } from './set-captions.ts'
import { setContentFile } from './set-content-file.ts'
import { setCover } from './set-cover.ts'
import { setPosterCover } from './set-poster-cover.ts'
import { setTeaser } from './set-teaser.ts'
import { updateContent } from './update-content.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  creator = await person(world, true)
})
afterAll(() => world.close())

const isRemoved = async (asset: AssetId | null) => {
  const row = await world
    .scope()
    .db.q.selectFrom('media.assets')
    .select('removed_at')
    .where('id', '=', asset ?? '')
    .executeTakeFirst()
  return row ? row.removed_at !== null : true
}

const sentVideo = async () => {
  const { id } = await createContent(creator, { type: 'video', title: 'Sky' })
  const row = await setContentFile(creator, id, await send(creator, 'video'))
  return { id, asset: row.file_asset_id as AssetId }
}

describe('the file of a post', () => {
  it('is taken once, and another one replaces it', async () => {
    const { id } = await createContent(creator, { type: 'video', title: 'Sky' })
    const upload = await send(creator, 'video')
    const first = await setContentFile(creator, id, upload)
    expect((await setContentFile(creator, id, upload)).file_asset_id).toBe(first.file_asset_id)
    const second = await setContentFile(creator, id, await send(creator, 'video'))
    expect(second.file_asset_id).not.toBe(first.file_asset_id)
    expect(await isRemoved(first.file_asset_id)).toBe(true)
    const { files } = await viewProcessing(creator, second)
    expect(files.map(({ assetId }) => assetId)).toEqual([second.file_asset_id])
  })

  it('waits beside the old one while the post is published', async () => {
    const { id, asset } = await sentVideo()
    await bring(world, asset, 'ready')
    await publishContent(creator, id, { when: 'ready' })
    const row = await setContentFile(creator, id, await send(creator, 'video'))
    expect(row).toMatchObject({ status: 'published', file_asset_id: asset })
    expect(row.pending_asset_id).not.toBeNull()
    expect(await isRemoved(asset)).toBe(false)
  })

  it('is what its creator plays once it is good enough', async () => {
    const { id, asset } = await sentVideo()
    await bring(world, asset, 'ready')
    await publishContent(creator, id, { when: 'ready' })
    const { pending_asset_id: next } = await setContentFile(
      creator,
      id,
      await send(creator, 'video'),
    )
    const played = async () => (await viewDraft(creator, await findOwnContent(creator, id))).fileId
    expect(await played()).toBe(asset)
    await bring(world, next as AssetId, 'publishable')
    expect(await played()).toBe(next)
  })

  it('takes the free part of the old one along, and has the same of its own', async () => {
    const { id, asset } = await sentVideo()
    await bring(world, asset, 'ready')
    await publishContent(creator, id, { when: 'ready' })
    const { teaser_asset_id: old } = await setTeaser(creator, id, { start: 10, end: 20 })
    await bring(world, old as AssetId, 'ready')
    const { pending_asset_id: next } = await setContentFile(
      creator,
      id,
      await send(creator, 'video'),
    )
    expect(await rowOf(world, id)).toMatchObject({ teaser_asset_id: old, has_teaser: true })

    await bring(world, next as AssetId, 'publishable')
    const row = await rowOf(world, id)
    expect(row).toMatchObject({ file_asset_id: next, teaser_start: 10, teaser_end: 20 })
    expect(row?.teaser_asset_id).not.toBe(old)
    expect(row?.has_teaser).toBe(false)
    expect(await isRemoved(old)).toBe(true)
    await bring(world, row?.teaser_asset_id as AssetId, 'ready')
    expect(await rowOf(world, id)).toMatchObject({ has_teaser: true })
  })

  it('has no free part where it ends before that began', async () => {
    const { id, asset } = await sentVideo()
    await bring(world, asset, 'ready')
    await publishContent(creator, id, { when: 'ready' })
    const { teaser_asset_id: old } = await setTeaser(creator, id, { start: 40, end: 60 })
    const { pending_asset_id: next } = await setContentFile(
      creator,
      id,
      await send(creator, 'video'),
    )
    await bring(world, next as AssetId, 'publishable', { duration: 30 })
    expect(await rowOf(world, id)).toMatchObject({ file_asset_id: next, teaser_asset_id: null })
    expect(await isRemoved(old)).toBe(true)
  })

  it('must fit the kind of post, and be theirs', async () => {
    const { id } = await createContent(creator, { type: 'article' })
    const upload = await send(creator, 'video')
    const wrong = setContentFile(creator, id, upload)
    await expect(wrong).rejects.toMatchObject({ code: 'content.wrong-type' })
    const other = await person(world, true)
    const content = await createContent(other, { type: 'video' })
    const foreign = setContentFile(other, content.id, upload)
    await expect(foreign).rejects.toMatchObject({ code: 'upload.not-found' })
  })
})

describe('chapters', () => {
  it('start within the file, each in a second of its own', async () => {
    const { id, asset } = await sentVideo()
    await bring(world, asset, 'ready', { duration: 30 })
    const write = async (...starts: number[]) => {
      const { version } = (await rowOf(world, id)) ?? { version: 0 }
      const chapters = starts.map((start) => ({ start, title: `At ${start}` }))
      return updateContent(creator, id, { version, chapters })
    }
    expect((await write(0, 12.5, 29)).chapters).toHaveLength(3)
    const refused = { code: 'request.invalid' }
    await expect(write(0, 30)).rejects.toMatchObject(refused)
    await expect(write(12.1, 12.9)).rejects.toMatchObject(refused)
    const chapters = [0, 0.5].map((start) => ({ start, title: 'Twice' }))
    await expect(createContent(creator, { type: 'video', chapters })).rejects.toMatchObject(refused)
  })
})

describe('the pictures of a gallery', () => {
  it('have an order and words, and only what is named goes', async () => {
    const { id } = await createContent(creator, { type: 'image', title: 'Skies' })
    for (const altText of ['one', 'two']) {
      await addContentPicture(creator, id, { fileId: await send(creator, 'image'), altText })
    }
    const row = await addContentPicture(creator, id, {
      fileId: await send(creator, 'image'),
      altText: 'three',
    })
    expect(row.picture_count).toBe(3)
    const { pictures } = await viewDraft(creator, row)
    const [one, two, three] = pictures.map((picture) => picture.id) as [AssetId, AssetId, AssetId]
    const wordsAfter = async (arrangement: Parameters<typeof arrangeContentPictures>[2]) => {
      const arranged = await arrangeContentPictures(creator, id, arrangement)
      return (await viewDraft(creator, arranged)).pictures.map(({ altText }) => altText)
    }
    const words = [{ id: one, altText: 'first' }]
    expect(await wordsAfter({ words })).toEqual(['first', 'two', 'three'])
    expect(await wordsAfter({ order: [three] })).toEqual(['three', 'first', 'two'])
    expect(await wordsAfter({ removed: [two] })).toEqual(['three', 'first'])
    expect(await isRemoved(two)).toBe(true)
    const foreign = arrangeContentPictures(creator, id, { order: [two] })
    await expect(foreign).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('make it ready when the last of them is, and failed when one is', async () => {
    const { id } = await createContent(creator, { type: 'image', title: 'Skies' })
    await addContentPicture(creator, id, { fileId: await send(creator, 'image'), altText: '' })
    const row = await addContentPicture(creator, id, {
      fileId: await send(creator, 'image'),
      altText: '',
    })
    const [one, two] = (await viewDraft(creator, row)).pictures.map((picture) => picture.id)
    expect((await publishContent(creator, id, { when: 'ready' })).status).toBe('processing')
    await bring(world, one as AssetId, 'ready')
    await bring(world, two as AssetId, 'failed')
    const arranged = await arrangeContentPictures(creator, id, { removed: [two as AssetId] })
    expect(arranged.status).toBe('published')
  })
})

describe('the pictures of an article', () => {
  it("are shown only where they are the post's own", async () => {
    const { id, version } = await createContent(creator, { type: 'article', title: 'Rain' })
    const row = await addContentPicture(creator, id, {
      fileId: await send(creator, 'image'),
      altText: 'Rain',
    })
    const [picture] = (await viewDraft(creator, row)).pictures
    const image = (pictureId: string) => ({ type: 'image', attrs: { pictureId } })
    const foreign = '018f0000-0000-7000-8000-00000000000a'
    const article = { type: 'doc', content: [image(picture?.id ?? ''), image(foreign)] }
    const saved = await viewDraft(creator, await updateContent(creator, id, { version, article }))
    expect(saved.article?.content).toEqual([image(picture?.id ?? '')])
  })
})

describe('a cover that was chosen', () => {
  it('shows once it is ready and stays while the post is locked', async () => {
    const { id, asset } = await sentVideo()
    await bring(world, asset, 'ready')
    const chosen = await setCover(creator, id, await send(creator, 'thumbnail'))
    expect(chosen.cover_pending_kind).toBe('chosen')
    await bring(world, chosen.cover_pending_id as AssetId, 'ready')
    const locked = await updateContent(creator, id, { version: 1, visibility: 'premium' })
    expect(locked).toMatchObject({ cover_kind: 'chosen', cover_asset_id: chosen.cover_pending_id })
    const poster = await setPosterCover(creator, id, 12)
    expect(poster.cover_pending_kind).toBe('chosen')
    const removed = await removeCover(creator, id)
    expect(removed).toMatchObject({ cover_asset_id: null, cover_pending_kind: 'blurred' })
    expect(await isRemoved(chosen.cover_pending_id)).toBe(true)
  })
})

describe('captions and a teaser', () => {
  it('are one per language', async () => {
    const { id } = await sentVideo()
    const english = async () =>
      setCaptions(creator, id, {
        fileId: await send(creator, 'captions'),
        language: 'en',
        label: 'English',
      })
    await english()
    expect((await viewDraft(creator, await english())).captions).toHaveLength(1)
    expect((await viewDraft(creator, await removeCaptions(creator, id, 'en'))).captions).toEqual([])
  })

  it('say why a file could not be read, and are not offered to viewers', async () => {
    const { id } = await sentVideo()
    const fileId = await send(creator, 'captions')
    const row = await setCaptions(creator, id, { fileId, language: 'en', label: 'English' })
    const [track] = await readCaptionRows(creator.db, id)
    expect((await viewDraft(creator, row)).captions[0]?.status).toBe('processing')
    await bring(world, track?.asset_id as AssetId, 'failed')
    const [failed] = (await viewDraft(creator, row)).captions
    expect(failed).toMatchObject({ status: 'failed', failure: expect.any(String) })
    expect(await readReadyCaptions(creator.db, id)).toEqual([])
  })

  it('is a range of a file whose length is known', async () => {
    const { id, asset } = await sentVideo()
    const range = { start: 5, end: 20 }
    const early = setTeaser(creator, id, range)
    await expect(early).rejects.toMatchObject({ code: 'content.not-ready' })
    await bring(world, asset, 'ready')
    for (const wrong of [
      { start: 50, end: 70 },
      { start: 5, end: 6 },
      { start: 9, end: 2 },
      // A preview leaves something to unlock.
      { start: 0, end: 60 },
    ]) {
      await expect(setTeaser(creator, id, wrong)).rejects.toMatchObject({ code: 'request.invalid' })
    }
    const row = await setTeaser(creator, id, range)
    expect(row).toMatchObject({ teaser_start: 5, teaser_end: 20, has_teaser: false })
    await bring(world, row.teaser_asset_id as AssetId, 'ready')
    await giveRendition(creator, row.teaser_asset_id as AssetId)
    await giveRendition(creator, asset)
    expect(await readTeaser(creator, id)).toMatchObject({ beginsAt: 5 })
    expect(await readPlayback(creator, id)).toMatchObject({ beginsAt: 0 })
    const gone = await removeTeaser(creator, id)
    expect(gone.teaser_asset_id).toBeNull()
    expect(await isRemoved(row.teaser_asset_id)).toBe(true)
  })
})
