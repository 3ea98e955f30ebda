import type { ContentType } from '@fanfare/contract'

/** In sentences such as "Unlock this video". Nobody says "this audio", and images may be many. */
export const postNoun = (type: ContentType) =>
  type === 'video' || type === 'article' ? type : 'post'
