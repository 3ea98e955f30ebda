import type { ContentFields } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { changeWords } from './change-words.ts'

const fields = {
  visibility: 'public',
  pricing: { type: 'free' },
  earlyAccess: null,
  allowComments: true,
  allowDownload: true,
} as ContentFields
const paid = { type: 'paid', price: { amount: 500, currency: 'USD' } } as const

it('says who can open it after a change of audience or price', () => {
  const sold = { ...fields, pricing: paid }
  expect(changeWords('pricing', { before: fields, after: sold })).toBe(
    'Only people who buy it can open it.',
  )
  const included = { ...sold, visibility: 'premium' as const }
  expect(changeWords('visibility', { before: sold, after: included })).toBe(
    'Included for your premium subscribers. Everyone else can buy it. People who bought it keep it.',
  )
})

it('says what can no longer be done, and nothing of plain words', () => {
  const after = { ...fields, allowComments: false, allowDownload: false }
  const change = { before: fields, after }
  expect(changeWords('allowComments', change)).toMatch(/^Nobody can add comments/)
  expect(changeWords('allowDownload', change)).toMatch(/^Nobody can download it/)
  expect(changeWords('title', change)).toBeNull()
  expect(changeWords('allowComments', { before: after, after: fields })).toBeNull()
})
