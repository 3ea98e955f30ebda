import type { ContentAccess } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { isIncluded, lockWords } from './access-words.ts'

const access = (more: Partial<ContentAccess>): ContentAccess => ({
  open: false,
  reason: null,
  ways: [],
  ...more,
})
const buy = {
  kind: 'buy',
  price: { amount: 699, currency: 'USD' },
  total: { amount: 719, currency: 'USD' },
} as const

test('a lock names the total, before any other way in', () => {
  const subscribe = { kind: 'subscribe', level: 'subscribers' } as const
  expect(lockWords(access({ ways: [subscribe, buy] }))).toMatch(/7\.19/)
  expect(lockWords(access({ ways: [subscribe] }))).toBe('Subscribers')
  expect(lockWords(access({ ways: [{ kind: 'subscribe', level: 'premium' }] }))).toBe('Premium')
  expect(lockWords(access({}))).toBe('Locked')
})

test('what is open has no lock, and is included only where others pay', () => {
  expect(lockWords(access({ open: true, reason: 'bought', ways: [buy] }))).toBeNull()
  expect(isIncluded(access({ open: true, reason: 'subscriber' }))).toBe(true)
  expect(isIncluded(access({ open: true, reason: 'public' }))).toBe(false)
  expect(isIncluded(access({ open: true, reason: 'owner' }))).toBe(false)
})
