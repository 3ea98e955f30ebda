import { type AccountId, addMoney, money, splitPrice } from '@fanfare/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitTab } from './split.ts'

const creators = ['ana', 'ben', 'cleo', 'dov'] as AccountId[]
const tip = fc.record({
  creator_id: fc.constantFrom(...creators),
  amount: fc.integer({ min: 100, max: 50_000 }),
})

describe('a tab that is split', () => {
  it('is the same charge as one price of its sum, to the cent', () => {
    fc.assert(
      fc.property(fc.array(tip, { minLength: 1, maxLength: 12 }), (tips) => {
        const { whole, shares } = splitTab(tips, 'USD')
        const sum = tips.reduce((all, { amount }) => all + amount, 0)
        expect(whole).toEqual(splitPrice(money(sum, 'USD')))
        for (const part of ['total', 'processing', 'platform', 'creator'] as const) {
          const parts = shares.map(({ split }) => split[part])
          expect(parts.reduce(addMoney)).toEqual(whole[part])
        }
        for (const { creatorId, split } of shares) {
          const given = tips.filter(({ creator_id }) => creator_id === creatorId)
          const own = given.reduce((all, { amount }) => all + amount, 0)
          expect(split.creator.amount + split.platform.amount).toBe(own)
          expect(split.total.amount).toBe(own + split.processing.amount)
          expect(Math.min(split.creator.amount, split.platform.amount)).toBeGreaterThan(0)
        }
      }),
    )
  })
})
