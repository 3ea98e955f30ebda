import { plural } from '../../../ui/text/format.ts'

/** The server stops counting here. */
const counted = 100

export const newPostsWords = (count: number) =>
  count < counted ? plural(count, 'new post') : `${counted - 1}+ new posts`
