import { type AccountId, money, type SubscriptionId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { monthsOn } from '../test/two-years/plain-calendar.ts'
import { boundary, monthOf } from './calendar.ts'
import { calendarOf } from './calendar-feed.ts'

const from = (at: string, time_zone = 'UTC', interval: 'month' | 'year' = 'month') => ({
  anchor_at: new Date(at),
  time_zone,
  interval,
})
const iso = (anchor: ReturnType<typeof from>, number: number) =>
  boundary(anchor, number).toISOString()

describe('a period', () => {
  it('keeps its day through short months', () => {
    const anchor = from('2027-01-31T10:00:00Z')
    expect(iso(anchor, 1)).toBe('2027-02-28T10:00:00.000Z')
    expect(iso(anchor, 2)).toBe('2027-03-31T10:00:00.000Z')
    expect(iso(anchor, 13)).toBe('2028-02-29T10:00:00.000Z')
  })

  it('of a year that began on a leap day ends on the 28th, and on the 29th again', () => {
    const anchor = from('2028-02-29T10:00:00Z', 'UTC', 'year')
    expect(iso(anchor, 1)).toBe('2029-02-28T10:00:00.000Z')
    expect(iso(anchor, 4)).toBe('2032-02-29T10:00:00.000Z')
  })

  it('follows the time zone of the fan', () => {
    // In Auckland this is the evening of the 31st; in UTC it is still the morning.
    const anchor = from('2027-03-31T07:30:00Z', 'Pacific/Auckland')
    expect(iso(anchor, 1)).toBe('2027-04-30T08:30:00.000Z')
    // Half past two does not exist on this day in Berlin: it becomes half past three.
    expect(iso(from('2027-02-28T01:30:00Z', 'Europe/Berlin'), 1)).toBe('2027-03-28T01:30:00.000Z')
  })

  it('equals what another calendar library counts', () => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland']) {
      for (let hour = 0; hour < 400; hour++) {
        const at = Date.UTC(2027, 0, 1) + hour * 23 * 3_600_000
        const anchor = { anchor_at: new Date(at), time_zone: zone, interval: 'month' as const }
        const ours = [1, 2, 7, 26].map((count) => boundary(anchor, count).getTime())
        expect(ours).toEqual([1, 2, 7, 26].map((count) => monthsOn(at, zone, count)))
      }
    }
  })

  it("is in the fan's own month", () => {
    const { from: first, until } = monthOf(new Date('2027-03-01T02:00:00Z'), 'America/New_York')
    expect(first.toISOString()).toBe('2027-02-01T05:00:00.000Z')
    expect(until.toISOString()).toBe('2027-03-01T05:00:00.000Z')
  })
})

it('the calendar feed lists the coming renewals', () => {
  const coming = {
    subscriptionId: '0199a8f0-0000-7000-8000-000000000001' as SubscriptionId,
    creatorId: '0199a8f0-0000-7000-8000-000000000002' as AccountId,
    tier: `Paper, ink; and ${'a very long name '.repeat(6)}`,
    at: new Date('2027-03-31T10:00:00Z'),
    total: money(513, 'USD'),
  }
  const text = calendarOf([coming], new Date('2027-03-01T00:00:00Z'))
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain('DTSTART:20270331T100000Z')
  expect(whole).toContain('SUMMARY:Paper\\, ink\\; and ')
  expect(whole).toContain('renews for $5.13')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
