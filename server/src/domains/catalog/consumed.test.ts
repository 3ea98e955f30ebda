import { describe, expect, it } from 'vitest'
import { shareConsumed } from './consumed.ts'
import type { Use } from './reader/consumption.ts'

const had = (given: Partial<Use>) =>
  shareConsumed({
    secondsServed: 0,
    duration: 100,
    downloads: 0,
    openedAt: null,
    quietSince: null,
    reportedAt: null,
    ...given,
  })

const minutes = (count: number) => new Date(count * 60_000)
const silent = { quietSince: minutes(0), reportedAt: minutes(60) }

describe('the share of a post that was consumed', () => {
  it.each<[string, Partial<Use>, number]>([
    ['nothing', {}, 0],
    ['seconds of a length', { secondsServed: 25 }, 0.25],
    ['all, though it was served twice', { secondsServed: 230 }, 1],
    ['all by a download', { downloads: 1 }, 1],
    ['all by a showing of the whole', { openedAt: new Date(0), duration: null }, 1],
    ['all of what has no length', { secondsServed: 1, duration: null }, 1],
    ['nothing of addresses that were given once', { ...silent, reportedAt: minutes(0) }, 0],
    ['nothing where playing failed for a while', { ...silent, reportedAt: minutes(59) }, 0],
    ['all by addresses that were taken for an hour without a word', silent, 1],
    ['what was reported, however long addresses were taken', { ...silent, secondsServed: 5 }, 0.05],
  ])('is %s', (_, use, share) => {
    expect(had(use)).toBe(share)
  })
})
