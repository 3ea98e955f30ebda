import { expect, test } from 'vitest'
import { clockTime, shortCount, spokenTime } from './format.ts'

test('cuts counts off and never rounds up', () => {
  expect([0, 999, 1000, 9412, 99_999, 118_900, 999_999, 25_000_000].map(shortCount)).toEqual([
    '0',
    '999',
    '1K',
    '9.4K',
    '99.9K',
    '118K',
    '999K',
    '25M',
  ])
})

test('shows hours in a duration only when it has some', () => {
  expect([0, 9.9, 485, 1104, 3873].map(clockTime)).toEqual([
    '0:00',
    '0:09',
    '8:05',
    '18:24',
    '1:04:33',
  ])
})

test('spells a duration out', () => {
  expect([1, 45, 1860, 3600, 3900].map(spokenTime)).toEqual([
    '1 second',
    '45 seconds',
    '31 minutes',
    '1 hour',
    '1 hour 5 minutes',
  ])
})
