import type { AccountId, ContentId } from '@fanfare/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import type { Scored } from './score.ts'

const scored = fc.record({
  creator: fc.nat({ max: 9 }),
  isNewcomer: fc.boolean(),
  score: fc.double({ min: -1, max: 3, noNaN: true }),
})

const make = (
  facts: readonly { creator: number; isNewcomer: boolean; score: number }[],
): Scored[] =>
  facts.map(({ creator, isNewcomer, score }, at) => ({
    candidate: {
      id: `post-${at}` as ContentId,
      creatorId: `creator-${creator}-${isNewcomer}` as AccountId,
      type: 'video',
      category: 'art',
      tags: [],
      publishedAt: new Date(0),
      score: 0,
      acclaim: 0,
      isFollowed: false,
      isNewcomer,
      alsoEnjoyed: null,
    },
    score,
    reasons: [{ reason: 'category', about: null, points: 1 }],
  }))

const windowsOf = (placed: readonly Scored[]) =>
  placed.slice(0, Math.max(0, placed.length - 19)).map((_, at) => placed.slice(at, at + 20))

it('has at most three of one creator among any twenty, and nobody who scores nothing', () => {
  fc.assert(
    fc.property(fc.array(scored, { maxLength: 120 }), (facts) => {
      const placed = arrange(make(facts), 60)
      expect(placed.every(({ score }) => score > 0)).toBe(true)
      for (const twenty of windowsOf(placed)) {
        const counts = Map.groupBy(twenty, ({ candidate }) => candidate.creatorId)
        for (const posts of counts.values()) expect(posts.length).toBeLessThanOrEqual(3)
      }
    }),
  )
})

it('has three newcomers among any twenty while there are enough of them', () => {
  const old = Array.from({ length: 80 }, (_, at) => ({ creator: at, isNewcomer: false, score: 2 }))
  const young = Array.from({ length: 20 }, (_, at) => ({
    creator: at,
    isNewcomer: true,
    score: 0.1,
  }))
  const placed = arrange(make([...old, ...young]), 60)
  expect(placed).toHaveLength(60)
  for (const twenty of windowsOf(placed)) {
    const newcomers = twenty.filter(({ candidate }) => candidate.isNewcomer)
    expect(newcomers.length).toBeGreaterThanOrEqual(3)
  }
})

it('keeps the order of the scores where no rule speaks', () => {
  const facts = Array.from({ length: 10 }, (_, at) => ({
    creator: at,
    isNewcomer: true,
    score: ((at * 7) % 10) + 1,
  }))
  const scores = arrange(make(facts), 10).map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})
