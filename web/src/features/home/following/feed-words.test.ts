import { expect, it } from 'vitest'
import { newPostsWords } from './feed-words.ts'

it('names new posts up to where the server stops counting', () => {
  expect([1, 3, 99, 100].map(newPostsWords)).toEqual([
    '1 new post',
    '3 new posts',
    '99 new posts',
    '99+ new posts',
  ])
})
