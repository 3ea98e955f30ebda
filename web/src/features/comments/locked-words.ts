import type { ContentType } from '@fanfare/contract'

const nouns: Record<ContentType, string> = {
  video: 'video',
  article: 'article',
  audio: 'post',
  image: 'post',
}
const after: Record<ContentType, string> = {
  video: ' after watching',
  article: ' after reading',
  audio: ' after listening',
  image: '',
}

/** What stands in the place of the comment form of a locked post. */
export const lockedWords = (type: ContentType, hasComments: boolean) => {
  const opens = `Comments open when you unlock this ${nouns[type]}.`
  return hasComments ? `${opens} Here’s what people said${after[type]}.` : opens
}
