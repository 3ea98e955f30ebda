import { expect, it } from 'vitest'
import { partsOf } from './parts-of.ts'

const said = (text: string, ...found: [number, number][]) =>
  partsOf(
    text,
    found.map(([start, length]) => ({ start, length })),
  ).map(({ words, isFound }) => (isFound ? `[${words}]` : words))

it('cuts a text around what was found', () => {
  expect(said('Night painting: a harbor', [18, 6], [6, 8])).toEqual([
    'Night ',
    '[painting]',
    ': a ',
    '[harbor]',
  ])
  expect(said('harbor', [0, 6])).toEqual(['[harbor]'])
  expect(said('harbor')).toEqual(['harbor'])
  expect(said('')).toEqual([])
})

it('loses and repeats no letter where places overlap or lie beyond the end', () => {
  const parts = said('harbor light', [0, 8], [3, 5], [7, 40])
  expect(parts.join('').replaceAll(/[[\]]/g, '')).toBe('harbor light')
})
