import { expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import type { PaletteEntry } from './entry.ts'

const entry = (section: PaletteEntry['section'], label: string, alike = ''): PaletteEntry => ({
  key: label,
  section,
  label,
  alike,
  run: () => {},
})

const entries = [
  entry('Pages', 'Home'),
  entry('Pages', 'Settings'),
  entry('Commands', 'Theme: Dark', 'appearance'),
  entry('Your posts', 'Setting sail'),
  entry('Your posts', 'Dark water'),
]

const shown = (typed: string) =>
  arrange(entries, typed).map(({ name, entries: own }) => [name, ...own.map(({ label }) => label)])

it('shows everything as it stands while nothing is typed', () => {
  expect(shown('')).toEqual([
    ['Pages', 'Home', 'Settings'],
    ['Commands', 'Theme: Dark'],
    ['Your posts', 'Setting sail', 'Dark water'],
  ])
})

it('puts the section with the best first', () => {
  expect(shown('dark')).toEqual([
    ['Your posts', 'Dark water'],
    ['Commands', 'Theme: Dark'],
  ])
})

it('finds by other words, too', () => {
  expect(shown('appear')).toEqual([['Commands', 'Theme: Dark']])
  expect(shown('nothing like it')).toEqual([])
})
