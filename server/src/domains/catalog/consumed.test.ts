import { describe, expect, it } from 'vitest'
import { shareConsumed } from './consumed.ts'
import type { Use } from './reader/consumption.ts'

const had = (given: Partial<Use>) =>
  shareConsumed({
    ...{ secondsServed: 0, duration: 100, downloads: 0, openedAt: null, reportedAt: null },
    ...given,
  })

describe('the share of a piece that was consumed', () => {
  it.each<[string, Partial<Use>, number]>([
    ['nothing', {}, 0],
    ['seconds of a length', { secondsServed: 25 }, 0.25],
    ['all, though it was served twice', { secondsServed: 230 }, 1],
    ['all by a download', { downloads: 1 }, 1],
    ['all by a showing of the whole', { openedAt: new Date(0), duration: null }, 1],
    ['all of what has no length', { secondsServed: 1, duration: null }, 1],
  ])('is %s', (_, use, share) => {
    expect(had(use)).toBe(share)
  })
})
