import type { OwnContent } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { costWords, opensWords, revenueTexts, typeWords } from './item-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const paid = { type: 'paid', price: usd(499) } as const
const post = (pricing: OwnContent['pricing'], visibility: OwnContent['visibility']) => ({
  pricing,
  visibility,
})

it('says who can open a post and what it costs by itself', () => {
  expect(opensWords(post({ type: 'free' }, 'public'))).toBe('Everyone')
  expect(costWords(post({ type: 'free' }, 'public'))).toBe('Free')
  expect(opensWords(post(paid, 'public'))).toBe('Buyers')
  expect(opensWords(post(paid, 'subscribers'))).toBe('Subscribers, buyers')
  expect(costWords(post(paid, 'subscribers'))).toBe('$5.13')
  expect(opensWords(post({ type: 'subscription' }, 'premium'))).toBe('Premium subscribers')
  expect(costWords(post({ type: 'subscription' }, 'premium'))).toBeNull()
})

it('names the length of what has one', () => {
  expect(typeWords({ type: 'video', duration: 760 })).toBe('Video, 12:40')
  expect(typeWords({ type: 'article', duration: null })).toBe('Article')
})

it('puts the sum that a list is sorted by first', () => {
  expect(revenueTexts([usd(900), eur(300)], undefined)).toEqual(['$9.00', '€3.00'])
  expect(revenueTexts([usd(900), eur(300)], 'EUR')).toEqual(['€3.00', '$9.00'])
})
