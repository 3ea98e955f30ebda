import { describe, expect, it } from 'vitest'
import { sampleSubscription } from './sample-subscription.ts'
import { badgeOf, nextWords, watchedWords } from './subscription-words.ts'

describe('where a subscription stands', () => {
  it('is its state before what it is paid with', () => {
    expect(badgeOf(sampleSubscription()).label).toBe('Active')
    expect(badgeOf(sampleSubscription({ isTrial: true })).label).toBe('Trial')
    expect(badgeOf(sampleSubscription({ isTrial: true, state: 'cancelled' })).label).toBe(
      'Canceled',
    )
    expect(badgeOf(sampleSubscription({ basis: 'gift' })).label).toBe('Gift')
    const access = { open: false, until: null }
    expect(badgeOf(sampleSubscription({ basis: 'gift', access })).label).toBe('On hold')
  })
})

describe('what comes next', () => {
  it('is the next billing with all that joins it', () => {
    const next = {
      at: '2026-12-15T12:00:00.000Z',
      total: { amount: 1228, currency: 'USD' as const },
      tips: { amount: 200, currency: 'USD' as const },
    }
    expect(nextWords(sampleSubscription({ next }))).toEqual({
      name: 'Next billing',
      text: '$12.28 on December 15, 2026, including $2.00 in tips',
    })
  })

  it('is the end of what is cancelled', () => {
    const cancelled = sampleSubscription({ state: 'cancelled', next: null })
    expect(nextWords(cancelled)).toEqual({ name: 'Ends', text: 'December 15, 2026' })
  })

  it('is a pause that was asked for, not an end', () => {
    const from = '2026-12-15T12:00:00.000Z'
    const until = '2027-02-15T12:00:00.000Z'
    const paused = (pause: { from: string; until: string | null }) =>
      nextWords(sampleSubscription({ next: null, pause }))
    expect(paused({ from, until })).toEqual({
      name: 'Pauses',
      text: 'December 15, 2026, until February 15, 2027',
    })
    expect(paused({ from, until: null })).toEqual({ name: 'Pauses', text: 'December 15, 2026' })
  })

  it('names no sum while a silent creator is not paid for', () => {
    const skipped = sampleSubscription({ skippedSince: '2026-11-20T12:00:00.000Z' })
    expect(nextWords(skipped).text).toBe('Not before December 15, 2026')
  })

  it('is nothing for a free tier', () => {
    const free = sampleSubscription({
      basis: 'free',
      next: null,
      periodEnd: null,
      access: { open: true, until: null },
    })
    expect(nextWords(free).text).toBe('None, it’s free')
  })
})

it('says watched time in minutes until there is an hour, and never more than there was', () => {
  expect(watchedWords(59)).toBe('0 min')
  expect(watchedWords(3599)).toBe('59 min')
  expect(watchedWords(5400)).toBe('1.5 hr')
  expect(watchedWords(45_000)).toBe('12 hr')
})
