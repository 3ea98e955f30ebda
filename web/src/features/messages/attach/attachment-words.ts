import type { AttachmentKind } from '@fanfare/contract'
import { plural } from '../../../ui/text/format.ts'

/** As much as a list, a quote or a lock tells of it. */
export interface Told {
  readonly kind: AttachmentKind
  readonly name?: string | undefined
}

const nouns: Readonly<Record<AttachmentKind, readonly [one: string, many: string]>> = {
  image: ['photo', 'photos'],
  video: ['video', 'videos'],
  audio: ['audio', 'audio files'],
  voice: ['voice message', 'voice messages'],
  file: ['file', 'files'],
}
const kinds = Object.keys(nouns) as AttachmentKind[]

/** "2 photos", "1 video": what somebody buys is counted also where it is one. */
export const contentsWords = (told: readonly Told[]): string =>
  kinds
    .map((kind) => [kind, told.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => plural(count, ...nouns[kind]))
    .join(', ')

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** In the place of words that nobody wrote: "Photo", "3 photos", "File: plan.pdf". */
export const attachmentWords = (told: readonly Told[]): string => {
  const [only, ...others] = told
  if (!only) return ''
  if (others.length > 0) return contentsWords(told)
  const [noun] = nouns[only.kind]
  return only.kind === 'file' && only.name ? `File: ${only.name}` : capital(noun)
}
