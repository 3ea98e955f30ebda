import type { ContentId, StudioDays } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { drawnOf, lengthFrom, marksOf, metricFrom, sumWords } from './charted.ts'

const days: StudioDays = {
  dates: ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'],
  views: [100, 100, 80, 70],
  comments: [0, 0, 0, 0],
  joined: [0, 0, 4, 0],
  left: [0, 0, 1, 1],
  subscribers: [1_282, 1_282, 1_285, 1_284],
  earnings: [
    { currency: 'USD', net: [1_000, 600, 2_000, 192] },
    { currency: 'EUR', net: [0, 0, 500, 0] },
  ],
  posts: [],
}
const wordsOf = (...asked: Parameters<typeof drawnOf>) => {
  const drawn = drawnOf(...asked)
  return drawn && sumWords(drawn)
}

it('says in a sentence what the chart is about', () => {
  expect(wordsOf(days, 'earnings', undefined)).toBe(
    '$21.92 in 2 days, 37% more than in the 2 days before',
  )
  expect(wordsOf(days, 'earnings', 'EUR')).toBe('€5.00 in 2 days')
  expect(wordsOf(days, 'views', undefined)).toBe(
    '150 in 2 days, 25% less than in the 2 days before',
  )
  expect(wordsOf(days, 'subscribers', undefined)).toBe('1,284 now, 2 more than 2 days ago')
  const same = { ...days, subscribers: [5, 5, 6, 5] }
  expect(wordsOf(same, 'subscribers', undefined)).toBe('5 now, as many as 2 days ago')
})

it('draws no earnings where nothing was ever sold', () => {
  expect(drawnOf({ ...days, earnings: [] }, 'earnings', undefined)).toBeNull()
})

it('marks the days on which something was published, once each', () => {
  const post = (title: string, date: string) => ({ id: title as ContentId, title, date })
  const posts = [post('C', '2026-11-16'), post('B', '2026-11-15'), post('', '2026-11-15')]
  expect(marksOf(posts)).toEqual([
    { date: '2026-11-16', text: '“C” published', label: '“C” published' },
    { date: '2026-11-15', text: '2 posts published', label: '2 posts published' },
  ])
  expect(marksOf([post('Painting weather: clouds', '2026-11-16')])).toMatchObject([
    { text: '“Painting weather: clouds” published', label: '“Painting weather:…” published' },
  ])
})

it('takes what the address does not say', () => {
  expect([metricFrom(null), metricFrom('views'), metricFrom('x')]).toEqual([
    'earnings',
    'views',
    'earnings',
  ])
  expect([lengthFrom(null), lengthFrom('365'), lengthFrom('30')]).toEqual(['28', '365', '28'])
})
