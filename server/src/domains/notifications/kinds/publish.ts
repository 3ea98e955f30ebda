import type { ShownKind } from './kind.ts'
import { postUrl, titleOr } from './words.ts'

/** Not written for anybody: one row of the post is merged into what its followers read. */
export const publish: ShownKind = {
  name: 'publish',
  type: 'publish',
  tab: null,
  priority: 'low',
  category: 'newPosts',
  mail: { one: 'new post', many: 'new posts' },
  isSocial: true,
  opensPost: true,
  plural: 'new posts',
  words: ({ names, post }) => ({
    title: 'New post',
    message: `${names} published ${titleOr(post, 'a new post')}.`,
    actionUrl: postUrl(post),
  }),
}
