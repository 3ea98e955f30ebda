import type { TierOffer } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { tiersThatOpen } from './ways-in-tiers.ts'

const tier = (name: string, amount: number, more: Partial<TierOffer> = {}) =>
  ({
    name,
    total: { amount, currency: 'EUR' },
    isPremium: false,
    isYours: false,
    changes: null,
    abilities: { subscribe: true },
    ...more,
  }) as TierOffer

const free = tier('Window seat', 0)
const door = tier('Studio door', 513)
const room = tier('Back room', 1_542, { isPremium: true })
const full = { abilities: { subscribe: false } }

const namesOf = (...asked: Parameters<typeof tiersThatOpen>) =>
  tiersThatOpen(...asked).map(({ name }) => name)

test('every paid tier opens what is for subscribers, the cheapest first', () => {
  expect(namesOf('subscribers', [free, room, door])).toEqual(['Studio door', 'Back room'])
})

test('only a premium tier opens what is premium', () => {
  expect(namesOf('premium', [free, door, room])).toEqual(['Back room'])
  expect(namesOf('premium', [free, door])).toEqual([])
})

test('sorts their own tier first, then available ones, then full ones', () => {
  expect(namesOf('subscribers', [{ ...door, ...full }, room])).toEqual(['Back room', 'Studio door'])
  expect(namesOf('subscribers', [door, { ...room, ...full, isYours: true }])).toEqual([
    'Back room',
    'Studio door',
  ])
})
