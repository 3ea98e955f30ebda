import { currencies } from '@fanfare/contract'
import fc from 'fast-check'

type Made<Some> = Some extends fc.Arbitrary<infer Value> ? Value : never

const price = fc.oneof(fc.integer({ min: 299, max: 1_200 }), fc.integer({ min: 299, max: 10 ** 9 }))
const which = fc.nat({ max: 1_000 })
/** One of two, so that what happens to them meets again. */
const creator = fc.nat({ max: 1 })

const sell = fc.record({
  do: fc.constant('sell'),
  creator,
  currency: fc.constantFrom(...currencies),
  price,
  taxPerMille: fc.nat({ max: 300 }),
  days: fc.nat({ max: 14 }),
})
export type Sell = Made<typeof sell>

const claim = fc.record({
  do: fc.constantFrom('refund', 'dispute'),
  which,
  /** Nothing means all that is left. */
  perMille: fc.option(fc.integer({ min: 1, max: 1_000 })),
})
export type ClaimStep = Made<typeof claim>

const close = fc.record({ do: fc.constantFrom('win', 'lose', 'bounce'), which })
export type Close = Made<typeof close>

/** One thing that can happen; `which` chooses among what happened before. */
const step = fc.oneof(
  sell,
  claim,
  close,
  fc.record({ do: fc.constant('repeat'), which }),
  fc.record({ do: fc.constant('wait'), days: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('release'), batch: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('pay-out'), creator }),
)
export type Step = Made<typeof step>

/** Of any length alike: chance prefers short ones, which end before much of it can succeed. */
export const sequences = fc.noBias(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }))
