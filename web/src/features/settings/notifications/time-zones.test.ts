import { expect, test } from 'vitest'
import { zonesFrom, zoneWords } from './time-zones.ts'

const known = ['Africa/Lagos', 'America/New_York', 'Europe/Lisbon']

test('the zone of the device comes first, and each once', () => {
  expect(zonesFrom('Europe/Lisbon', 'Africa/Lagos', known)).toEqual([
    'Europe/Lisbon',
    'Africa/Lagos',
    'America/New_York',
  ])
})

test('a chosen zone that the browser does not list is there all the same', () => {
  expect(zonesFrom('UTC', 'Europe/Kyiv', known)).toEqual([
    'UTC',
    'Africa/Lagos',
    'America/New_York',
    'Europe/Kyiv',
    'Europe/Lisbon',
  ])
})

test('names are written as people write them', () => {
  expect(zoneWords('America/New_York')).toBe('America/New York')
})
