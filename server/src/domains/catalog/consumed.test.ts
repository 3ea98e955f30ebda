import { describe, expect, it } from 'vitest'
import { isUntold, shareConsumed } from './consumed.ts'
import type { Use } from './reader/consumption.ts'

const useOf = (given: Partial<Use>): Use => ({
  secondsServed: 0,
  duration: 100,
  downloads: 0,
  openedAt: null,
  served: 0,
  givenAt: null,
  toldUntil: null,
  reportedAt: null,
  ...given,
})
const had = (given: Partial<Use>) => shareConsumed(useOf(given))

const minutes = (count: number) => new Date(count * 60_000)
/** Given in the middle of five minutes, so that it ends with the next five. */
const given = { givenAt: minutes(2), toldUntil: minutes(10) }

describe('the share of a post that was consumed', () => {
  it.each<[string, Partial<Use>, number]>([
    ['nothing', {}, 0],
    ['seconds of a length', { secondsServed: 25 }, 0.25],
    ['all, though it was served twice', { secondsServed: 230 }, 1],
    ['all by a download', { downloads: 1 }, 1],
    ['all by a showing of the whole', { openedAt: new Date(0), duration: null }, 1],
    ['all of what has no length', { secondsServed: 1, duration: null }, 1],
    ['nothing of addresses that nobody used', given, 0],
    ['what the store has served, though nothing was reported', { ...given, served: 0.9 }, 0.9],
    ['what the store has served, though less was reported', { served: 0.9, secondsServed: 5 }, 0.9],
    ['what was reported, though less was served', { served: 0.1, secondsServed: 50 }, 0.5],
    ['all while an address still opens it', { ...given, toldUntil: minutes(9) }, 1],
    ['all where there is no log', { ...given, toldUntil: null }, 1],
  ])('is %s', (_, use, share) => {
    expect(had(use)).toBe(share)
  })

  it('is not known until the log was read past the end of the address', () => {
    expect(isUntold(useOf({ ...given, toldUntil: minutes(9) }))).toBe(true)
    expect(isUntold(useOf(given))).toBe(false)
    expect(isUntold(useOf({ toldUntil: null }))).toBe(false)
    expect(isUntold(useOf({ ...given, toldUntil: null, downloads: 1 }))).toBe(false)
  })
})
