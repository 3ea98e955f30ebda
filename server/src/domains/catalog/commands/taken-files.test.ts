import type { AssetId, ContentId, ContentType, UploadId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { bring, rowOf } from '../test/files.ts'
import { person } from '../test/people.ts'
import { send } from '../test/send.ts'
import { addContentPicture } from './add-content-picture.ts'
import { arrangeContentPictures } from './arrange-content-pictures.ts'
import { createContent } from './create-content.ts'
import { publishContent } from './publish-content.ts'
import { releaseChanges } from './release-changes.ts'
import { setCaptions } from './set-captions.ts'
import { setContentFile } from './set-content-file.ts'
import { setCover } from './set-cover.ts'
import { unpublishContent } from './unpublish-content.ts'
import { updateContent } from './update-content.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  creator = await person(world, true)
})
afterAll(() => world.close())

const notFound = { code: 'upload.not-found' }
const draft = async (type: ContentType) => (await createContent(creator, { type, title: 'Sky' })).id

const captions = (id: ContentId, fileId: UploadId, language = 'en') =>
  setCaptions(creator, id, { fileId, language, label: language })
const picture = (id: ContentId, fileId: UploadId) =>
  addContentPicture(creator, id, { fileId, altText: '' })

describe('a file that was sent', () => {
  const uses: [
    string,
    ContentType,
    Parameters<typeof send>[1],
    (id: ContentId, fileId: UploadId) => Promise<unknown>,
  ][] = [
    ['the video', 'video', 'video', (id, fileId) => setContentFile(creator, id, fileId)],
    ['the cover', 'video', 'thumbnail', (id, fileId) => setCover(creator, id, fileId)],
    ['a picture', 'image', 'image', picture],
    ['the captions', 'video', 'captions', captions],
  ]

  it.each(uses)('becomes %s of one post, also when two ask at once', async (...use) => {
    const [, type, purpose, take] = use
    const contents = [await draft(type), await draft(type)]
    const upload = await send(creator, purpose)
    const ends = await Promise.allSettled(contents.map((id) => take(id, upload)))
    const refused = ends.filter((end) => end.status === 'rejected')
    expect(refused.map(({ reason }) => reason)).toMatchObject([notFound])
    for (const [at, id] of contents.entries()) {
      const again = take(id, upload)
      if (ends[at]?.status === 'fulfilled') await again
      else await expect(again).rejects.toMatchObject(notFound)
    }
  })

  it('is in one language', async () => {
    const [id, upload] = [await draft('video'), await send(creator, 'captions')]
    await captions(id, upload)
    await expect(captions(id, upload, 'de')).rejects.toMatchObject(notFound)
  })
})

describe('what somebody may have bought', () => {
  const unpublished = async (id: ContentId) => {
    await publishContent(creator, id, { when: 'ready' })
    await unpublishContent(creator, id)
    return id
  }

  it('keeps its file until the new one is good enough, published or not', async () => {
    const id = await draft('video')
    const { file_asset_id: file } = await setContentFile(creator, id, await send(creator, 'video'))
    await bring(world, file as AssetId, 'ready')
    await unpublished(id)
    const row = await setContentFile(creator, id, await send(creator, 'video'))
    expect(row).toMatchObject({ status: 'unpublished', file_asset_id: file })
    const next = row.pending_asset_id as AssetId
    await bring(world, next, 'ready')
    expect(await rowOf(world, id)).toMatchObject({ file_asset_id: next, pending_asset_id: null })
  })

  it('is never a gallery without pictures', async () => {
    const id = await draft('image')
    await picture(id, await send(creator, 'image'))
    const [{ asset_id: only } = { asset_id: '' }] = await creator.db.q
      .selectFrom('catalog.pictures')
      .select('asset_id')
      .where('content_id', '=', id)
      .execute()
    await bring(world, only as AssetId, 'ready')
    await unpublished(id)
    const emptied = arrangeContentPictures(creator, id, { removed: [only as AssetId] })
    await expect(emptied).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('is never an article without words', async () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }
    const article = { type: 'doc', content: [paragraph] }
    const fields = { type: 'article', title: 'Weather', article } as const
    const { id, version } = await createContent(creator, fields)
    await unpublished(id)
    const emptied = await updateContent(creator, id, { version, article: { type: 'doc' } })
    await expect(releaseChanges(creator, id, emptied.version)).rejects.toMatchObject({
      code: 'content.incomplete',
      details: { fields: { file: 'Write the article.' } },
    })
    expect(emptied.word_count).toBe(1)
  })
})
