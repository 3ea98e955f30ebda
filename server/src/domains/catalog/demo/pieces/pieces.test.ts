import { categorySlugs, limits, minimumPrice } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { calendar, smallWorld } from '../calendar.ts'
import { bodyOf } from './articles.ts'
import { demoPieces } from './index.ts'

const kinds = (pieces: typeof demoPieces) => ({
  types: new Set(pieces.map(({ type }) => type)),
  visibilities: new Set(pieces.map(({ visibility }) => visibility)),
  states: new Set(pieces.map(({ state }) => state)),
  isPriced: pieces.some(({ price }) => price !== null),
})

const everything = {
  types: new Set(['video', 'image', 'audio', 'article']),
  visibilities: new Set(['public', 'subscribers', 'premium']),
  states: new Set(['published', 'draft', 'scheduled', 'unpublished', 'failed']),
  isPriced: true,
}

test('the demo world has everything, and so has the small one', () => {
  expect(kinds(demoPieces)).toEqual(everything)
  expect(kinds(smallWorld)).toEqual(everything)
  expect(new Set(demoPieces.map(({ category }) => category))).toEqual(new Set(categorySlugs))
  expect(new Set(demoPieces.map(({ creator }) => creator)).size).toBe(24)
})

test('every piece could be published', () => {
  const names = demoPieces.map(({ creator, title }) => `${creator}: ${title}`)
  expect(new Set(names).size).toBe(names.length)
  for (const piece of demoPieces) {
    expect(piece.title.length).toBeLessThanOrEqual(limits.title)
    expect(piece.price ?? minimumPrice).toBeGreaterThanOrEqual(minimumPrice)
    expect(piece.type === 'article' || piece.size > 0, piece.title).toBe(true)
    if (piece.type === 'article') expect(bodyOf(piece).length).toBeGreaterThan(1)
  }
})

test('it spans a year, with what is cheap to make first', () => {
  const dated = calendar(demoPieces)
  const ages = dated.map(({ age }) => age)
  expect(Math.max(...ages)).toBeLessThan(365)
  expect(Math.min(...ages)).toBeLessThan(3)
  const firstPage = dated.slice(0, 24).filter(({ piece }) => piece.type !== 'video')
  expect(firstPage.length).toBeGreaterThan(16)
})
