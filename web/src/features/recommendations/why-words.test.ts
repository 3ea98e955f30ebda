import type { RecommendedCard, Why } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { longWhy, shortWhy } from './why-words.ts'

const card = { creator: { displayName: 'Slow Kitchen' }, category: 'cooking' } as RecommendedCard
const post = { id: 'a', title: 'Bread that forgives you' } as unknown as Why['post']

test('names what it is because of, as far as that may be named', () => {
  const because = { reason: 'also-enjoyed', post, topic: null } as const
  expect(shortWhy(because, card)).toBe('Because of “Bread that forgives you”')
  expect(longWhy(because, card)).toContain('“Bread that forgives you”, as you did')
  const unnamed = { ...because, post: null }
  expect(shortWhy(unnamed, card)).toBe('Based on what you enjoyed')
  expect(longWhy(unnamed, card)).not.toContain('“')
})

test('says a sentence for each reason', () => {
  const reasons: Why['reason'][] = [
    'follows',
    'creator',
    'topic',
    'category',
    'interest',
    'popular',
    'recent',
  ]
  for (const reason of [...reasons, 'newcomer' as const]) {
    const why = { reason, post: null, topic: reason === 'topic' ? 'sourdough' : null }
    expect(longWhy(why, card)).toMatch(/^[A-Z#].*\.$/)
    expect(shortWhy(why, card)).not.toBe('')
  }
})
