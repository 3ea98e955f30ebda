import { expect, it } from 'vitest'
import { refundWords } from './payment-words.ts'

const part = { amount: 256, currency: 'USD' } as const

it('says that a part of a payment went back, and how much', () => {
  expect(refundWords({ refundStatus: 'kept', returned: null })).toBeNull()
  expect(refundWords({ refundStatus: 'kept', returned: part })).toBe('Partly refunded: $2.56')
  expect(refundWords({ refundStatus: 'refunded', returned: part })).toBe('Refunded')
})
