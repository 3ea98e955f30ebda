import { sendFile } from '../../../server/src/domains/media/index.ts'
import type { SignedInScope } from '../../../server/src/platform/scope.ts'
import { dice } from '../media/art/dice.ts'
import { type Sources, thumbnail } from '../media/sources.ts'
import { call } from '../person.ts'
import { countPictures, hasCaptions, type PostRow } from '../reader.ts'
import type { DemoPost } from './texts/post.ts'

export interface Making {
  readonly sources: Sources
  /** Seconds or pictures; tests are content with fewer. */
  sizeOf(post: DemoPost): number
}

/** The beginning of a film, then garbage. */
const broken = (film: Buffer, seed: string) => Buffer.from(film).fill(dice(seed).whole(1, 255), 48)

const fileOf = async (post: DemoPost, { sources, sizeOf }: Making) => {
  const { creator, title } = post
  if (post.type === 'audio') {
    const bytes = await sources.audio({ creator, title }, sizeOf(post))
    return { purpose: 'audio', type: 'audio/mp4', name: `${title}.m4a`, bytes } as const
  }
  const film = await sources.video({ creator, title }, sizeOf(post))
  const bytes = post.state === 'failed' ? broken(film, title) : film
  return { purpose: 'video', type: 'video/mp4', name: `${title}.mp4`, bytes } as const
}

export const giveFile = async (
  owner: SignedInScope,
  row: PostRow,
  post: DemoPost,
  making: Making,
) => {
  if ((post.type !== 'video' && post.type !== 'audio') || row.file_asset_id) return
  const fileId = await sendFile(owner, await fileOf(post, making))
  await call(owner, 'setContentFile', { params: { id: row.id }, body: { fileId } })
}

const pictureWidth = 960

export const givePictures = async (
  owner: SignedInScope,
  { id }: PostRow,
  post: DemoPost,
  { sources, sizeOf }: Making,
) => {
  if (post.type !== 'image') return
  const { creator, title } = post
  const there = await countPictures(owner.db, id)
  for (let number = there; number < sizeOf(post); number++) {
    const bytes = await sources.picture({ creator, title, number }, pictureWidth)
    const name = `${creator}-${number + 1}.webp`
    const fileId = await sendFile(owner, { purpose: 'image', name, type: 'image/webp', bytes })
    const altText = `${title}, image ${number + 1}`
    await call(owner, 'addContentPicture', { params: { id }, body: { fileId, altText } })
  }
}

/**
 * The server takes a cover from a video or a picture by itself and blurs it when the post is
 * locked. A creator uploads one for what has no picture, and for every other locked post.
 */
const hasOwnCover = ({ type, visibility, price, title }: DemoPost) => {
  if (type === 'article' || type === 'audio') return true
  const isLocked = visibility !== 'public' || price !== null
  return isLocked && (type === 'video' || dice(`${title}:cover`).chance(0.5))
}

/** It shows what the post shows: who buys a picture gets the one on its cover. */
export const giveCover = async (
  owner: SignedInScope,
  row: PostRow,
  post: DemoPost,
  { sources }: Making,
) => {
  if (row.cover_asset_id || row.cover_pending_id || !hasOwnCover(post)) return
  const { creator, title } = post
  const fileId = await sendFile(owner, await thumbnail(sources, { creator, title }))
  await call(owner, 'setCover', { params: { id: row.id }, body: { fileId } })
}

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

const captionsOf = ({ text, chapters }: DemoPost, seconds: number) => {
  const spoken = [...text.split(/(?<=[.,]) /), ...chapters]
  const each = seconds / spoken.length
  const cues = spoken.map(
    (words, at) => `${stamp(at * each)} --> ${stamp((at + 1) * each - 0.1)}\n${words}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

export const giveCaptions = async (
  owner: SignedInScope,
  { id }: PostRow,
  post: DemoPost,
  { sizeOf }: Making,
) => {
  if (!post.captions || (await hasCaptions(owner.db, id))) return
  const bytes = Buffer.from(captionsOf(post, sizeOf(post)))
  const file = { purpose: 'captions', name: 'english.vtt', type: 'text/vtt', bytes } as const
  const fileId = await sendFile(owner, file)
  const body = { fileId, language: 'en', label: 'English' }
  await call(owner, 'setCaptions', { params: { id }, body })
}
