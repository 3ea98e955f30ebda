import type { PromotionId, PromotionView, TierId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { termsWords } from './promotion-words.ts'

const promotion: PromotionView = {
  id: '00000000-0000-7000-8000-000000000001' as PromotionId,
  code: 'SPRING',
  discount: { type: 'percent', percent: 20 },
  state: 'active',
  startsAt: '2027-01-01T00:00:00Z',
  endsAt: null,
  createdAt: '2027-01-01T00:00:00Z',
  limit: null,
  perFan: 1,
  contents: null,
  periods: null,
  tiers: null,
  redeemed: 0,
  abilities: { end: true },
}
const tier = { id: '00000000-0000-7000-8000-000000000002' as TierId, title: 'Harbour' }

it('says what a code is for, and for how long', () => {
  expect(termsWords(promotion)).toBe('all posts · no end date · once per fan')
  expect(termsWords({ ...promotion, periods: 3 })).toContain(
    'first 3 billing periods of all tiers ·',
  )
  expect(termsWords({ ...promotion, periods: 1, tiers: [tier] })).toContain(
    'first billing period of “Harbour” ·',
  )
  expect(termsWords({ ...promotion, periods: 2, tiers: [tier, tier] })).toContain('of 2 tiers')
})
