import { expect, it } from 'vitest'
import { matchOf } from './match.ts'

const found = (typed: string, ...texts: string[]) =>
  texts
    .map((text) => ({ text, score: matchOf(typed, text) }))
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ text }) => text)

it('takes words in any order, by their beginnings', () => {
  expect(matchOf('prof sett', 'Settings: Profile')).not.toBeNull()
  expect(matchOf('sett x', 'Settings: Profile')).toBeNull()
})

it('prefers beginnings to middles, early words to later ones, and short texts to long ones', () => {
  expect(found('set', 'Reset password', 'Privacy settings', 'Settings')).toEqual([
    'Settings',
    'Privacy settings',
    'Reset password',
  ])
  expect(found('dark', 'Theme: dark and more', 'Theme: dark')[0]).toBe('Theme: dark')
})

it('forgives left-out letters of a word, not of two letters', () => {
  expect(matchOf('dshbrd', 'Creator Dashboard')).not.toBeNull()
  expect(matchOf('db', 'Creator Dashboard')).toBeNull()
})

it('folds accents and case', () => {
  expect(matchOf('cafe', 'Café Nord')).not.toBeNull()
})

it('takes everything while nothing is typed', () => {
  expect(matchOf(' ', 'Home')).not.toBeNull()
})
