import type { ContentFields } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { chooseAudience, chooseSale } from './choices.ts'
import { isUndecided } from './pricing-words.ts'

type Priced = Pick<ContentFields, 'pricing' | 'visibility'>

const price = { amount: 999, currency: 'USD' } as const
const audiences = ['public', 'subscribers', 'premium'] as const
const pricings = [{ type: 'free' }, { type: 'paid', price }, { type: 'subscription' }] as const
const stored: Priced[] = audiences.flatMap((visibility) =>
  pricings.map((pricing) => ({ visibility, pricing })),
)
const choices = (from: Priced) => [
  ...audiences.map((visibility) => chooseAudience(from, visibility)),
  chooseSale(price),
  chooseSale(null),
]

it('leads from everything that is stored to each of the six, and to nothing else', () => {
  for (const from of stored) {
    const reached = audiences.flatMap((visibility) => {
      const chosen = { ...from, ...chooseAudience(from, visibility) }
      return [price, null].map((sold) => ({ ...chosen, ...chooseSale(sold) }))
    })
    expect(new Set(reached.map((one) => `${one.visibility} ${one.pricing.type}`)).size).toBe(6)
    for (const chosen of choices(from)) {
      // The one pair that says nothing stays so only until it is answered.
      if (chosen.visibility) expect(isUndecided({ ...from, ...chosen })).toBe(false)
    }
  }
})

it('stays valid when two tabs choose at once, whichever of them is kept', () => {
  for (const from of stored.filter((one) => !isUndecided(one))) {
    for (const mine of choices(from)) {
      for (const theirs of choices(from)) {
        expect(isUndecided({ ...from, ...theirs, ...mine })).toBe(false)
        const visibility = theirs.visibility ?? mine.visibility ?? from.visibility
        expect(isUndecided({ ...from, ...theirs, ...mine, visibility })).toBe(false)
      }
    }
  }
})
