import type { ContentType } from '@fanfare/contract'
import type { Files } from './lifecycle.ts'

interface Facts {
  readonly type: ContentType
  readonly title: string
  readonly visibility: string
  readonly pricing: string
  readonly word_count: number | null
}

const wanted: Record<ContentType, string> = {
  video: 'Add a video file.',
  audio: 'Add an audio file.',
  image: 'Add at least one image.',
  article: 'Write the article.',
}

const failed: Record<ContentType, string> = {
  video: 'We couldn’t process the video. Try again or upload another file.',
  audio: 'We couldn’t process the audio. Try again or upload another file.',
  image: 'We couldn’t process an image. Try again or remove it.',
  article: 'We couldn’t process an image in the article. Try again or remove it.',
}

/** In words, by field, what must be done before it can be published. */
export const missingOf = (content: Facts, files: Files): Readonly<Record<string, string>> => {
  const isEmpty = content.type === 'article' ? (content.word_count ?? 0) === 0 : files === 'missing'
  const isUnclear = content.pricing === 'subscription' && content.visibility === 'public'
  return {
    ...(content.title.trim() === '' ? { title: 'Add a title.' } : {}),
    ...(isEmpty ? { file: wanted[content.type] } : {}),
    ...(files === 'failed' ? { file: failed[content.type] } : {}),
    ...(isUnclear ? { pricing: 'Choose who gets access: subscribers or premium.' } : {}),
  }
}
