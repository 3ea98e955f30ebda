import { setTimeout as sleep } from 'node:timers/promises'
import { film, gif, recording } from '../../../server/src/domains/media/test/films.ts'
import { locatedPhoto } from '../../../server/src/domains/media/test/samples.ts'
import type { Person } from '../lib/person.ts'
import { type Content, onFile, onPictures, studioOf } from '../lib/studio.ts'
import type { World } from './world.ts'

/** Stands in the text of the locked article and nowhere else. */
export const secretWord = 'quillwort'

const text = (words: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words }],
})

const locked = {
  description: 'What is inside is for those who paid.',
  category: 'art',
  visibility: 'premium',
  pricing: { type: 'paid', price: { amount: 999, currency: 'USD' } },
  allowDownload: true,
}

const words = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nRain.\n')

const untilReady = async ({ tables }: World, contents: readonly Content[]) => {
  const left = `select 1 from catalog.contents c left join media.assets a
    on a.owner_id = c.creator_id and a.status <> 'ready' and a.removed_at is null
    where c.id = any($1) and (c.status <> 'published' or a.id is not null)`
  for (const end = Date.now() + 600_000; Date.now() < end; await sleep(250)) {
    if ((await tables.rows(left, [contents.map(({ id }) => id)])).length === 0) return
  }
  throw new Error('the locked posts were not ready in ten minutes')
}

/** One of each type, with everything that a post can have. */
export const makeLocked = async (world: World, creator: Person): Promise<readonly Content[]> => {
  const { send, begin, attach, publish } = studioOf(creator)
  const lock = (type: string, more: object = {}) =>
    begin(type, { title: `Locked ${type}`, ...locked, ...more })
  const video = await lock('video')
  await attach(video, onFile, { purpose: 'video', name: 'a.mp4', type: 'video/mp4' }, await film())
  const captions = { method: 'PUT', at: 'captions', more: { language: 'en', label: 'English' } }
  const vtt = { purpose: 'captions', name: 'a.vtt', type: 'text/vtt' }
  await attach(video, captions, vtt, words)
  const audio = await lock('audio')
  const mp3 = { purpose: 'audio', name: 'a.mp3', type: 'audio/mpeg' }
  await attach(audio, onFile, mp3, await recording())
  const image = await lock('image')
  const jpeg = { purpose: 'image', name: 'a.jpg', type: 'image/jpeg' }
  await attach(image, onPictures, jpeg, await locatedPhoto(1200, 800))
  const moving = { purpose: 'image', name: 'a.gif', type: 'image/gif' }
  await attach(image, onPictures, moving, await gif())
  const article = await lock('article', {
    article: { type: 'doc', content: [text(`The ${secretWord} grows under water.`)] },
  })
  const contents = [video, audio, image, article]
  for (const content of contents) await publish(content)
  await untilReady(world, contents)
  await send('PUT', `/content/${video.id}/teaser`, { start: 0, end: 3 })
  await untilReady(world, contents)
  return contents
}
