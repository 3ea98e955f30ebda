import { expect, test } from 'vitest'
import { emailWords } from './email-words.ts'

test('names what the emails are about', () => {
  const subscription = {
    list: 'commentsAndLikes',
    title: 'Comments & Likes',
    email: 'off',
  } as const
  expect(emailWords(subscription)).toMatchObject({
    question: 'Unsubscribe from emails about Comments & Likes?',
    over: 'You won’t get emails about Comments & Likes anymore.',
  })
})

test('the daily summary is one email, about several things', () => {
  const subscription = { list: 'dailySummary', title: 'Daily summary', email: 'daily' } as const
  expect(emailWords(subscription).over).toBe('You won’t get the daily summary anymore.')
})
