import { describe, expect, it } from 'vitest'
import { afterQuietHours, nextTimeOf } from './delivery-times.ts'
import { nextLocalTime } from './local-time.ts'

const eight = 8 * 60

const next = (after: string, zone: string, minutes = eight) =>
  nextLocalTime(new Date(after), zone, minutes).toISOString()

describe('the next time of a day', () => {
  it.each([
    ['UTC', '2026-06-01T07:59:59.999Z', '2026-06-01T08:00:00.000Z'],
    ['UTC', '2026-06-01T08:00:00.000Z', '2026-06-02T08:00:00.000Z'],
    ['Europe/Berlin', '2026-06-01T05:00:00Z', '2026-06-01T06:00:00.000Z'],
    ['America/Los_Angeles', '2026-06-01T05:00:00Z', '2026-06-01T15:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01T05:00:00Z', '2026-06-02T02:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-01T05:00:00Z', '2026-06-01T18:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-06-01T05:00:00Z', '2026-06-01T19:00:00.000Z'],
  ])('is that of %s after %s', (zone, after, expected) => {
    expect(next(after, zone)).toBe(expected)
  })

  it('stays at the same hour when clocks are put forward and back', () => {
    expect(next('2026-03-28T08:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
    expect(next('2026-03-28T05:00:00Z', 'Europe/Berlin')).toBe('2026-03-28T07:00:00.000Z')
    expect(next('2026-10-24T08:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
    expect(next('2026-03-07T20:00:00Z', 'America/New_York')).toBe('2026-03-08T12:00:00.000Z')
    expect(next('2026-10-31T20:00:00Z', 'America/New_York')).toBe('2026-11-01T13:00:00.000Z')
  })

  it('that clocks leave out is as much later as they were put forward', () => {
    expect(next('2026-03-29T00:00:00Z', 'Europe/Berlin', 150)).toBe('2026-03-29T01:30:00.000Z')
    expect(next('2026-03-08T05:00:00Z', 'America/New_York', 150)).toBe('2026-03-08T07:30:00.000Z')
  })

  it('that clocks show twice is the first of them, then the second', () => {
    expect(next('2026-10-24T22:00:00Z', 'Europe/Berlin', 150)).toBe('2026-10-25T00:30:00.000Z')
    expect(next('2026-11-01T04:00:00Z', 'America/New_York', 90)).toBe('2026-11-01T05:30:00.000Z')
  })

  it('without a zone is that of UTC', () => {
    const at = nextTimeOf(new Date('2026-06-01T09:00:00Z'), { timeZone: null, quiet: null }, eight)
    expect(at.toISOString()).toBe('2026-06-02T08:00:00.000Z')
  })
})

describe('quiet hours', () => {
  const night = { timeZone: 'Europe/Berlin', quiet: { from: 22 * 60, until: 7 * 60 } }
  const noon = { timeZone: null, quiet: { from: 12 * 60, until: 13 * 60 + 30 } }
  it.each([
    ['before they begin', night, '2026-06-01T19:59:59.000Z', '2026-06-01T19:59:59.000Z'],
    ['when they begin', night, '2026-06-01T20:00:00.000Z', '2026-06-02T05:00:00.000Z'],
    ['after midnight', night, '2026-06-01T23:30:00.000Z', '2026-06-02T05:00:00.000Z'],
    ['when they end', night, '2026-06-02T05:00:00.000Z', '2026-06-02T05:00:00.000Z'],
    [
      'in a night that is an hour short',
      night,
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
    ],
    [
      'in a night that is an hour long',
      night,
      '2026-10-24T23:00:00.000Z',
      '2026-10-25T06:00:00.000Z',
    ],
    ['within a day', noon, '2026-06-01T12:15:00.000Z', '2026-06-01T13:30:00.000Z'],
    ['at another time of the day', noon, '2026-06-01T11:15:00.000Z', '2026-06-01T11:15:00.000Z'],
  ])('%s', (_, times, at, expected) => {
    expect(afterQuietHours(new Date(at), times).toISOString()).toBe(expected)
  })
})
