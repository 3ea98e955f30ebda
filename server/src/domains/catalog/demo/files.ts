import type { SignedInScope } from '../../../platform/scope.ts'
import { setCaptions } from '../commands/content-captions.ts'
import { setCover } from '../commands/content-cover.ts'
import { setContentFile } from '../commands/set-content-file.ts'
import type { ContentRow } from '../reader/contents.ts'
import { dice } from './art/dice.ts'
import { send } from './person.ts'
import type { DemoPiece } from './pieces/piece.ts'
import { hasCaptions } from './reader.ts'
import { audioSource, pictureSource, videoSource } from './sources.ts'

/** Where sources are kept, and how large they are made. */
export interface Shelf {
  readonly folder: string
  readonly tall: number
  sizeOf(piece: DemoPiece): number
}

/** The beginning of a film, and then nothing that anyone can read. */
const broken = (film: Buffer, seed: string) => {
  const roll = dice(seed)
  return Buffer.from(film).fill(roll.whole(1, 255), 48)
}

const sourceOf = async (piece: DemoPiece, { folder, tall, sizeOf }: Shelf) => {
  const subject = { creator: piece.creator, title: piece.title }
  if (piece.type === 'audio') {
    const body = await audioSource(folder, subject, sizeOf(piece))
    return { purpose: 'audio', type: 'audio/mp4', name: `${piece.title}.m4a`, body } as const
  }
  const film = await videoSource(folder, subject, sizeOf(piece), tall)
  const body = piece.state === 'failed' ? broken(film, piece.title) : film
  return { purpose: 'video', type: 'video/mp4', name: `${piece.title}.mp4`, body } as const
}

export const giveFile = async (
  scope: SignedInScope,
  row: ContentRow,
  piece: DemoPiece,
  shelf: Shelf,
) => {
  if ((piece.type !== 'video' && piece.type !== 'audio') || row.file_asset_id) return
  await setContentFile(scope, row.id, await send(scope, await sourceOf(piece, shelf)))
}

/**
 * What plays or is read gets a picture of its own. Pictures are their own cover; of those that are
 * locked every other one is left to the server, which blurs it.
 */
const wantsCover = ({ type, visibility, price, title }: DemoPiece) => {
  if (type !== 'image') return true
  const isLocked = visibility !== 'public' || price !== null
  return isLocked && dice(`${title}:cover`).chance(0.5)
}

export const giveCover = async (
  scope: SignedInScope,
  row: ContentRow,
  piece: DemoPiece,
  { folder }: Shelf,
) => {
  if (row.cover_asset_id || row.cover_pending_id || !wantsCover(piece)) return
  const { creator, title } = piece
  // Of a locked picture the cover shows another one, not the work itself.
  const subject = piece.type === 'image' ? { creator, title, number: 100 } : { creator, title }
  const body = await pictureSource(folder, subject)
  const file = { purpose: 'thumbnail', name: 'cover.webp', type: 'image/webp', body } as const
  await setCover(scope, row.id, await send(scope, file))
}

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

const captionsOf = ({ text, chapters }: DemoPiece, seconds: number) => {
  const spoken = [...text.split(/(?<=[.,]) /), ...chapters]
  const each = seconds / spoken.length
  const cues = spoken.map(
    (words, at) => `${stamp(at * each)} --> ${stamp((at + 1) * each - 0.1)}\n${words}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

export const giveCaptions = async (
  scope: SignedInScope,
  row: ContentRow,
  piece: DemoPiece,
  { sizeOf }: Shelf,
) => {
  if (!piece.captions || (await hasCaptions(scope.db, row.id))) return
  const body = Buffer.from(captionsOf(piece, sizeOf(piece)))
  const file = { purpose: 'captions', name: 'english.vtt', type: 'text/vtt', body } as const
  const fileId = await send(scope, file)
  await setCaptions(scope, row.id, { fileId, language: 'en', label: 'English' })
}
