import { type UploadPurpose, uploadPurposes } from '@fanfare/contract/limits'
import { isVerifiedNow } from '../../core/session/is-verified.ts'
import { typeOfFile } from './file-type.ts'
import { sizeWords } from './sizes.ts'

/** How people call each type, and how its files end. */
const formats: Record<string, { name: string; endings: string[] }> = {
  'image/jpeg': { name: 'JPG', endings: ['.jpg', '.jpeg'] },
  'image/png': { name: 'PNG', endings: ['.png'] },
  'image/gif': { name: 'GIF', endings: ['.gif'] },
  'image/webp': { name: 'WebP', endings: ['.webp'] },
  'image/avif': { name: 'AVIF', endings: ['.avif'] },
  'image/heic': { name: 'HEIC', endings: ['.heic'] },
  'video/mp4': { name: 'MP4', endings: ['.mp4', '.m4v'] },
  'video/quicktime': { name: 'MOV', endings: ['.mov'] },
  'video/x-msvideo': { name: 'AVI', endings: ['.avi'] },
  'video/webm': { name: 'WebM', endings: ['.webm'] },
  'video/x-matroska': { name: 'MKV', endings: ['.mkv'] },
  'audio/mpeg': { name: 'MP3', endings: ['.mp3'] },
  'audio/wav': { name: 'WAV', endings: ['.wav'] },
  'audio/mp4': { name: 'M4A', endings: ['.m4a'] },
  'audio/ogg': { name: 'OGG', endings: ['.ogg', '.oga'] },
  'audio/flac': { name: 'FLAC', endings: ['.flac'] },
  'text/vtt': { name: 'VTT', endings: ['.vtt'] },
  'application/x-subrip': { name: 'SRT', endings: ['.srt'] },
  'audio/webm': { name: 'WebM', endings: ['.weba'] },
  'application/pdf': { name: 'PDF', endings: ['.pdf'] },
  'text/plain': { name: 'TXT', endings: ['.txt'] },
  'text/markdown': { name: 'MD', endings: ['.md'] },
}

type Rule = { bytes: number; verifiedBytes?: number; types: readonly string[] }
const ruleOf = (purpose: UploadPurpose): Rule => uploadPurposes[purpose]

const typesOf = (purposes: readonly UploadPurpose[]) => [
  ...new Set(purposes.flatMap((purpose) => ruleOf(purpose).types)),
]
const formatsOf = (purposes: readonly UploadPurpose[]) => [
  ...new Set(typesOf(purposes).map((type) => formats[type]?.name ?? type)),
]

/** Verified creators may send more. */
export const mostBytes = (purpose: UploadPurpose, isVerified: boolean) => {
  const { bytes, verifiedBytes = bytes } = ruleOf(purpose)
  return isVerified ? verifiedBytes : bytes
}

/** Such as "Up to 2 GB: MP4, MOV, AVI, WebM, MKV". */
export const hintFor = (purpose: UploadPurpose, isVerified = isVerifiedNow()) =>
  `Up to ${sizeWords(mostBytes(purpose, isVerified))}: ${formatsOf([purpose]).join(', ')}`

/** For the browser's own dialog. With endings, since a system may not know every type. */
export const acceptFor = (purposes: readonly UploadPurpose[]): Record<string, string[]> =>
  Object.fromEntries(typesOf(purposes).map((type) => [type, formats[type]?.endings ?? []]))

export const tooLarge = (purpose: UploadPurpose) =>
  `File size exceeds ${sizeWords(mostBytes(purpose, isVerifiedNow()))} limit`

type Checked = { ok: true; purpose: UploadPurpose; type: string } | { ok: false; why: string }

/** What a refusal says, where the specification has its own words for it. */
export interface RefusalWords {
  size(file: File, purpose: UploadPurpose): string
  type(file: File, allowed: readonly string[]): string
}

const ofPosts: RefusalWords = {
  size: (_, purpose) => tooLarge(purpose),
  type: (_, allowed) => `File type not supported. Accepted: ${allowed.join(', ')}`,
}

/** An audio file in a film's container says film in its first bytes; its own purpose decides then. */
const fits = (purpose: UploadPurpose, type: string) => {
  const { types } = ruleOf(purpose)
  return types.includes(type) || (types.includes('audio/mp4') && type === 'video/mp4')
}

/**
 * The first of the purposes that this file can serve. Only the server knows who is verified, so what
 * is refused here is what nobody may send.
 */
export const checkFile = async (
  file: File,
  purposes: readonly UploadPurpose[],
  words = ofPosts,
): Promise<Checked> => {
  if (file.size === 0) return { ok: false, why: 'This file is empty' }
  let found: string | null
  try {
    found = await typeOfFile(file)
  } catch {
    return { ok: false, why: 'We can’t read this file. Make sure it hasn’t been moved or deleted.' }
  }
  const purpose = purposes.find((one) => found !== null && fits(one, found))
  if (!purpose || found === null) {
    return { ok: false, why: words.type(file, formatsOf(purposes)) }
  }
  const { bytes, verifiedBytes = bytes } = ruleOf(purpose)
  if (file.size > verifiedBytes) return { ok: false, why: words.size(file, purpose) }
  const type = ruleOf(purpose).types.includes(found) ? found : 'audio/mp4'
  return { ok: true, purpose, type }
}
