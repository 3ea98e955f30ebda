import type { TierId } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { audienceWords, localTime, reachWords } from './broadcast-words.ts'

const tiers = [{ id: 'one' as TierId, name: 'Harbour light' }]

test('says who had it', () => {
  expect(audienceWords({ tierId: null }, tiers)).toBe('All subscribers')
  expect(audienceWords({ tierId: 'one' as TierId }, tiers)).toBe('Harbour light')
  expect(audienceWords({ tierId: 'gone' as TierId }, tiers)).toBe('One tier')
})

test('says how many, once they are counted', () => {
  expect(reachWords({ reach: null })).toBe('Counting subscribers')
  expect(reachWords({ reach: 1 })).toBe('Sent to 1 subscriber')
  expect(reachWords({ reach: 1200 })).toBe('Sent to 1,200 subscribers')
})

test('a time that was chosen is shown as it was chosen', () => {
  const chosen = '2026-12-01T09:30'
  expect(localTime(new Date(chosen))).toBe(chosen)
})
