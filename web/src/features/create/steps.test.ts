import { describe, expect, it } from 'vitest'
import { completeSteps } from './steps.ts'

const paid = { type: 'paid', price: { amount: 999, currency: 'USD' } } as const
const whole = {
  draft: { missing: [], pricing: paid, visibility: 'public' },
  fields: { title: 'Tides', pricing: paid, visibility: 'public' },
  problems: {},
  unfinished: [],
} as const

describe('steps with all they need', () => {
  it('are all three of a whole post', () => expect(completeSteps(whole)).toEqual([1, 2, 3]))

  it('are not the details while something is missing or too long', () => {
    const missing = ['Add a video file.']
    expect(completeSteps({ ...whole, draft: { ...whole.draft, missing } })).toEqual([1, 3])
    expect(completeSteps({ ...whole, fields: { ...whole.fields, title: ' ' } })).toEqual([1, 3])
    expect(completeSteps({ ...whole, problems: { title: 'Too long' } })).toEqual([1, 3])
    expect(completeSteps({ ...whole, unfinished: ['Chapters'] })).toEqual([1, 3])
  })

  it('are not the price while it cannot be taken, or sells to nobody', () => {
    expect(completeSteps({ ...whole, unfinished: ['Price'] })).toEqual([1, 2])
    const unclear = { pricing: { type: 'subscription' }, visibility: 'public' } as const
    const draft = { ...unclear, missing: ['Choose who gets access: subscribers or premium.'] }
    expect(completeSteps({ ...whole, draft, fields: { title: 'Tides', ...unclear } })).toEqual([
      1, 2,
    ])
  })
})
