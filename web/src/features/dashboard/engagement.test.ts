import { expect, it } from 'vitest'
import { engagementText } from './engagement.ts'

it('is likes and comments for each hundred views', () => {
  expect(engagementText({ views: 200, likes: 12, comments: 3 })).toBe('7.5%')
  expect(engagementText({ views: 30, likes: 8, comments: 2 })).toBe('33%')
  expect(engagementText({ views: 2, likes: 3, comments: 0 })).toBe('150%')
})

it('is nothing where there was nothing to take part in, and never less than nothing', () => {
  expect(engagementText({ views: 0, likes: 1, comments: 0 })).toBe('–')
  expect(engagementText({ views: 50, likes: 0, comments: 0 })).toBe('0%')
  expect(engagementText({ views: 50, likes: -2, comments: 1 })).toBe('0%')
})
