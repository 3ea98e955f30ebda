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
  image: 'Add at least one picture.',
  article: 'Write the article.',
}

const failed: Record<ContentType, string> = {
  video: 'The video could not be processed. Try again or send another file.',
  audio: 'The recording could not be processed. Try again or send another file.',
  image: 'A picture could not be processed. Try again or take it out.',
  article: 'A picture of the article could not be processed. Try again or take it out.',
}

/** In words, by field, what must be done before it can be published. */
export const missingOf = (content: Facts, files: Files): Readonly<Record<string, string>> => {
  const isEmpty = content.type === 'article' ? (content.word_count ?? 0) === 0 : files === 'missing'
  const isUnclear = content.pricing === 'subscription' && content.visibility === 'public'
  return {
    ...(content.title.trim() === '' ? { title: 'Give it a title.' } : {}),
    ...(isEmpty ? { file: wanted[content.type] } : {}),
    ...(files === 'failed' ? { file: failed[content.type] } : {}),
    ...(isUnclear ? { pricing: 'Choose who has it included: subscribers or premium.' } : {}),
  }
}
