import { type UploadPurpose, uploadRules } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { newcomer } from '../../../../test/newcomer.ts'
import { runDue } from '../../../platform/events/due.ts'
import { mediaDue } from '../due.ts'
import * as films from '../test/films.ts'
import { completePicture } from '../test/finish.ts'
import * as samples from '../test/samples.ts'
import { accept, person, sendBytes, sendParts } from '../test/send.ts'
import { spaceUsedBy } from '../test/space.ts'
import { createUpload } from './create-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { listUploads, readUpload } from './read-uploads.ts'
import { removeAsset } from './remove-asset.ts'
import { removeUpload } from './remove-upload.ts'
import { setVerified } from './set-verified.ts'
import { signParts } from './sign-parts.ts'

const day = 86_400_000
let world: World
let film: Buffer
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  film = await films.film('320x180', 2)
})
afterAll(() => world.close())

const sweep = () => runDue(world.scope({ kind: 'system' }), mediaDue)
const video = (bytes: number) =>
  ({ purpose: 'video', name: 'a.mp4', type: 'video/mp4', bytes }) as const

/** A film that is long enough to be sent in parts. */
const large = () => {
  const bytes = new Uint8Array(uploadRules.multipartAbove + 7_000_000)
  bytes.set(film)
  return bytes
}

describe('a file in parts', () => {
  it('goes on a day later where it stopped, and becomes one', async () => {
    const me = await person(world)
    const bytes = large()
    const { id, url, partSize } = await createUpload(me, video(bytes.length))
    if (!partSize) throw new Error('it is not sent in parts')
    expect(url).toBeNull()
    await sendParts(me, id, bytes, { partSize, parts: [1, 3] })
    await expect(finishUpload(me, id)).rejects.toMatchObject({ code: 'upload.incomplete' })
    world.clock.advance(day)
    const { parts } = await readUpload(me, id)
    expect(parts.map(({ part }) => part)).toEqual([1, 3])
    world.clock.advance(-day)
    await sendParts(me, id, bytes, { partSize, parts: [2] })
    const finished = await finishUpload(me, id)
    expect(finished).toEqual({ id, name: 'a.mp4', bytes: bytes.length, type: 'video/mp4' })
    expect(await finishUpload(me, id), 'twice is the same as once').toEqual(finished)
  })

  it('has no parts behind its end, and none for others', async () => {
    const me = await person(world)
    const { id } = await createUpload(me, video(20_000_000))
    const { parts } = await signParts(me, id, [3])
    expect(parts[0]?.bytes).toBe(20_000_000 - 2 * 8 * 1024 * 1024)
    const notFound = { code: 'upload.not-found' }
    await expect(signParts(me, id, [4])).rejects.toMatchObject(notFound)
    await expect(signParts(await person(world), id, [1])).rejects.toMatchObject(notFound)
    await expect(readUpload(await person(world), id)).rejects.toMatchObject(notFound)
  })

  it('that nobody finished is gone after a week, also from the store', async () => {
    const me = await person(world)
    const bytes = large()
    const { id, partSize } = await createUpload(me, video(bytes.length))
    await sendParts(me, id, bytes, { partSize: partSize ?? 0, parts: [1] })
    const { upload } = await readUpload(me, id)
    const storeId = upload.store_upload_id ?? ''
    expect(await world.platform.storage.listParts(upload.key, storeId)).toHaveLength(1)
    world.clock.advance(8 * day)
    await sweep()
    world.clock.advance(-8 * day)
    await expect(world.platform.storage.listParts(upload.key, storeId)).rejects.toThrow()
    expect(await spaceUsedBy(me)).toBe(0)
  })
})

describe('the type is read from the bytes', () => {
  it.each<[string, () => Promise<Buffer>, UploadPurpose, string, string | null]>([
    ['a page as a video', samples.text, 'video', 'video/mp4', null],
    [
      'a playlist as a video',
      async () => Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://x/\n'),
      'video',
      'video/mp4',
      null,
    ],
    ['a video as a picture', async () => film, 'image', 'image/png', null],
    ['a picture as captions', () => samples.photo(9, 9), 'captions', 'text/vtt', null],
    ['a film called MKV', async () => film, 'video', 'video/x-matroska', 'video/mp4'],
    ['a film without pictures', films.soundOnlyFilm, 'audio', 'audio/mpeg', 'audio/mp4'],
  ])('%s', async (_, make, purpose, said, found) => {
    const me = await person(world)
    const id = await sendBytes(me, await make(), { purpose, type: said })
    if (found) return expect((await finishUpload(me, id)).type).toBe(found)
    await expect(finishUpload(me, id)).rejects.toMatchObject({ code: 'upload.type-not-allowed' })
    expect(await spaceUsedBy(me), 'a refused file takes no space').toBe(0)
  })

  it('before it can be accepted', async () => {
    const me = await person(world)
    const id = await sendBytes(me, film, { purpose: 'video', type: 'video/mp4' })
    const incomplete = { code: 'upload.incomplete' }
    await expect(accept(me, id, 'video')).rejects.toMatchObject(incomplete)
    await finishUpload(me, id)
    await accept(me, id, 'video')
  })
})

describe('space', () => {
  it('is counted from the beginning of an upload until its file is gone', async () => {
    const me = await person(world)
    const id = await sendBytes(me, film, { purpose: 'video', type: 'video/mp4' })
    expect(await spaceUsedBy(me)).toBe(film.length)
    await finishUpload(me, id)
    const asset = await accept(me, id, 'video')
    expect(await spaceUsedBy(me)).toBe(film.length)
    await me.transact((tx) => removeAsset(tx, asset, me.now()))
    world.clock.advance(day)
    await sweep()
    expect(await spaceUsedBy(me)).toBe(0)
  })

  it('is given back for what is not kept, and at once for what is taken back', async () => {
    const me = await person(world)
    const photo = await samples.photo(64, 64)
    const avatar = await accept(
      me,
      await sendBytes(me, photo, { purpose: 'avatar', type: 'image/jpeg' }),
    )
    await completePicture(me, avatar)
    expect(await spaceUsedBy(me)).toBe(0)
    const { id } = await createUpload(me, video(20_000_000))
    expect((await listUploads(me)).uploads.map((upload) => upload.id)).toEqual([id])
    await removeUpload(me, id)
    expect(await spaceUsedBy(me)).toBe(0)
    expect((await listUploads(me)).uploads).toEqual([])
  })

  it('cannot be passed by many at once', async () => {
    const me = await person(world)
    const each = 2_000_000_000
    const room = uploadRules.storedBytes.creator / each
    for (let count = 0; count < room - 2; count++) await createUpload(me, video(each))
    const offers = Array.from({ length: 5 }, () => createUpload(me, video(each)))
    const ends = await Promise.allSettled(offers)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await spaceUsedBy(me)).toBe(uploadRules.storedBytes.creator)
  })

  it('follows how well we know somebody', async () => {
    const full = { code: 'upload.over-quota' }
    const stranger = await newcomer(world.platform, 'creator', { confirmed: false })
    const refused = { code: 'auth.email-not-verified' }
    await expect(createUpload(stranger, video(1))).rejects.toMatchObject(refused)
    expect(await spaceUsedBy(stranger)).toBe(0)
    const fan = await newcomer(world.platform, 'fan')
    await expect(createUpload(fan, video(1_000_000_001))).rejects.toMatchObject(full)
    await createUpload(fan, video(1_000_000_000))
    await expect(createUpload(fan, video(1))).rejects.toMatchObject(full)
    const creator = await person(world)
    for (let count = 0; count < 50; count++) await createUpload(creator, video(2e9))
    await expect(createUpload(creator, video(1))).rejects.toMatchObject(full)
    expect((await listUploads(creator)).limitBytes).toBe(100_000_000_000)
    await creator.transact((tx) => setVerified(tx, creator.actor.accountId, true))
    await createUpload(creator, video(20e9))
    expect((await listUploads(creator)).limitBytes).toBe(2_000_000_000_000)
  })

  it('is larger for people who were verified', async () => {
    const me = await person(world)
    const tooLarge = { code: 'upload.too-large' }
    await expect(createUpload(me, video(3e9))).rejects.toMatchObject(tooLarge)
    await me.transact((tx) => setVerified(tx, me.actor.accountId, true))
    await createUpload(me, video(3e9))
  })
})
