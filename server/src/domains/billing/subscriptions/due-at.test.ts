import { describe, expect, it } from 'vitest'
import { dueAt } from './due-at.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

const day = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')
const daysOn = (days: number) => new Date(start.getTime() + days * day)

const row = (days: number, is_trial: boolean) =>
  ({
    state: 'active',
    basis: 'paid',
    is_trial,
    period_start: start,
    period_end: daysOn(days),
    open_invoice_id: null,
    noticed_for: null,
  }) as SubscriptionRow

describe('what comes is announced', () => {
  it('seven days before a renewal, and before the end of a long trial', () => {
    expect(dueAt(row(31, false))).toEqual(daysOn(24))
    expect(dueAt(row(30, true))).toEqual(daysOn(23))
    expect(dueAt(row(10, true))).toEqual(daysOn(3))
  })

  it.each([1, 3, 7])('halfway through a trial of %i days, not when it begins', (days) => {
    expect(dueAt(row(days, true))).toEqual(daysOn(days / 2))
  })
})
