import { expect, it } from 'vitest'
import { clockIn, instantOf } from './time-zone.ts'

const iso = (date: string, time: string, zone: string) => instantOf(date, time, zone)?.toISOString()

it('finds the instant in any time zone, before and after a clock change', () => {
  expect(iso('2026-07-01', '18:00', 'Europe/Lisbon')).toBe('2026-07-01T17:00:00.000Z')
  expect(iso('2026-12-01', '18:00', 'Europe/Lisbon')).toBe('2026-12-01T18:00:00.000Z')
  expect(iso('2026-03-29', '03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(iso('2026-11-01', '00:30', 'America/New_York')).toBe('2026-11-01T04:30:00.000Z')
  expect(iso('2026-01-01', '05:45', 'Asia/Kathmandu')).toBe('2026-01-01T00:00:00.000Z')
})

it('gives back what it was given', () => {
  const zone = 'Australia/Lord_Howe'
  const instant = instantOf('2026-10-10', '09:15', zone)
  expect(instant && clockIn(instant, zone)).toEqual({ date: '2026-10-10', time: '09:15' })
})

it('rejects what is not a date', () => {
  expect(instantOf('', '10:00', 'UTC')).toBeNull()
})
