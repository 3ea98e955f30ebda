import type { UploadPurpose } from '@fanfare/contract'
import { fileTypeFromBuffer } from 'file-type'
import type { Storage } from '../../../platform/storage/storage.ts'
import { looksLikeSrt, looksLikeVtt } from '../captions/parse.ts'

/** Enough for a tag in front of the sound to be passed over. */
const startBytes = 64 * 1024

/** Other names of what the contract calls by one. */
const sameAs: Readonly<Record<string, string>> = {
  'video/vnd.avi': 'video/x-msvideo',
  'video/matroska': 'video/x-matroska',
  'video/x-m4v': 'video/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'image/apng': 'image/png',
}

/** The same container with or without a picture track; the probe looks whether there is one. */
const soundOnly: Readonly<Record<string, string>> = {
  'video/mp4': 'audio/mp4',
  'video/ogg': 'audio/ogg',
  'video/webm': 'audio/webm',
}

const soundPurposes = new Set<UploadPurpose>(['audio', 'message-audio'])

const typeOfText = (start: Buffer) => {
  const text = start.toString('utf8')
  if (looksLikeVtt(text)) return 'text/vtt'
  return looksLikeSrt(text) ? 'application/x-subrip' : null
}

/**
 * Words in UTF-8 have no zero bytes and nothing that is no letter. The last letter may be cut where
 * the start ends.
 */
const looksLikeText = (start: Buffer) => {
  if (start.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

const typeOf = async (start: Buffer, purpose: UploadPurpose): Promise<string | null> => {
  if (purpose === 'captions') return typeOfText(start)
  const found = (await fileTypeFromBuffer(start))?.mime
  if (!found) return purpose === 'message-file' && looksLikeText(start) ? 'text/plain' : null
  const type = sameAs[found] ?? found
  return (soundPurposes.has(purpose) && soundOnly[type]) || type
}

/** What the bytes are, whatever the name and the sender say; null when that is nothing we know. */
export const typeOfBytes = async (
  storage: Storage,
  { key, purpose }: { readonly key: string; readonly purpose: UploadPurpose },
): Promise<string | null> => {
  const start = await storage.readStart('private', key, startBytes)
  return start ? typeOf(start, purpose) : null
}
