import { money } from '@fanfare/contract/money'
import { expect, it } from 'vitest'
import { accessWords, earnedWords } from './post-words.ts'

const paid = { type: 'paid', price: money(499, 'USD') } as const
const free = { type: 'free' } as const
const open = { earlyUntil: null }

it('says who can open a post, and what everyone else pays', () => {
  expect(accessWords({ ...open, pricing: free, visibility: 'public' })).toBe('Everyone')
  expect(accessWords({ ...open, pricing: free, visibility: 'premium' })).toBe('Premium')
  const { pricing, visibility } = {
    pricing: { type: 'subscription' },
    visibility: 'public',
  } as const
  expect(accessWords({ ...open, pricing, visibility })).toBe('Subscribers')
  expect(accessWords({ ...open, pricing: paid, visibility: 'public' })).toMatch(
    /^Buyers, \$5\.\d\d$/,
  )
  expect(accessWords({ ...open, pricing: paid, visibility: 'subscribers' })).toMatch(
    /^Subscribers, or \$5\.\d\d$/,
  )
})

it('says that some have it first', () => {
  const early = { earlyUntil: '2026-11-23T09:00:00.000Z' }
  expect(accessWords({ ...early, pricing: free, visibility: 'public' })).toBe(
    'Early access, then everyone',
  )
})

it('says what it brought in every currency, and nothing of what is not sold', () => {
  const revenues = [money(3_820, 'USD'), money(500, 'EUR')]
  expect(earnedWords({ revenues, pricing: paid })).toEqual(['$38.20', '€5.00'])
  expect(earnedWords({ revenues: [], pricing: paid })).toEqual(['$0.00'])
  expect(earnedWords({ revenues: [], pricing: free })).toEqual(['–'])
})
