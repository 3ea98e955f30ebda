import { categorySlugs, limits, minimumPrice } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { demoOffers, withoutTiers } from '../../tiers/offers.ts'
import { calendar, smallWorld } from '../calendar.ts'
import { bodyOf } from './articles.ts'
import { demoPosts } from './index.ts'

const kinds = (posts: typeof demoPosts) => ({
  types: new Set(posts.map(({ type }) => type)),
  visibilities: new Set(posts.map(({ visibility }) => visibility)),
  states: new Set(posts.map(({ state }) => state)),
  isPriced: posts.some(({ price }) => price !== null),
})

const everything = {
  types: new Set(['video', 'image', 'audio', 'article']),
  visibilities: new Set(['public', 'subscribers', 'premium']),
  states: new Set(['published', 'draft', 'scheduled', 'unpublished', 'failed']),
  isPriced: true,
}

test('the demo world has everything, and so has the small one', () => {
  expect(kinds(demoPosts)).toEqual(everything)
  expect(kinds(smallWorld)).toEqual(everything)
  expect(new Set(demoPosts.map(({ category }) => category))).toEqual(new Set(categorySlugs))
  expect(new Set(demoPosts.map(({ creator }) => creator)).size).toBe(24)
})

test('every post could be published', () => {
  const names = demoPosts.map(({ creator, title }) => `${creator}: ${title}`)
  expect(new Set(names).size).toBe(names.length)
  for (const post of demoPosts) {
    expect(post.title.length).toBeLessThanOrEqual(limits.title)
    expect(post.price ?? minimumPrice).toBeGreaterThanOrEqual(minimumPrice)
    expect(post.type === 'article' || post.size > 0, post.title).toBe(true)
    if (post.type === 'article') expect(bodyOf(post).length).toBeGreaterThan(1)
  }
})

test('every creator has articles and pictures or sound, not only films', () => {
  for (const creator of new Set(demoPosts.map((post) => post.creator))) {
    const types = new Set(
      demoPosts.filter((post) => post.creator === creator).map(({ type }) => type),
    )
    expect(types.size, creator).toBeGreaterThan(2)
  }
})

test('it spans a year, and the newest post of every creator is made first', () => {
  const dated = calendar(demoPosts)
  const ages = dated.map(({ age }) => age)
  expect(Math.max(...ages)).toBeLessThan(365)
  expect(Math.min(...ages)).toBeLessThan(3)
  expect(new Set(dated.slice(0, 24).map(({ post }) => post.creator)).size).toBe(24)
})

test('every creator has a tier, so that what is locked can be unlocked', () => {
  const creators = new Set(demoOffers.map(({ creator }) => creator))
  const without = demoPosts.filter(({ creator }) => !creators.has(creator))
  expect([...new Set(without.map(({ creator }) => creator))]).toEqual(withoutTiers)
  expect(without.filter(({ visibility }) => visibility !== 'public')).toEqual([])
})
