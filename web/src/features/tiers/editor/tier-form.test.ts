import { describe, expect, test } from 'vitest'
import { pricesOf } from './price-form.ts'
import { blank, TierForm, termsOf } from './tier-form.ts'

const typed = { ...blank, name: 'Atelier' }
const faultsOf = (form: TierForm) =>
  Object.fromEntries(
    (TierForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  )

describe('what was typed', () => {
  test('shows what the contract refuses at the field it is about', () => {
    const wrong = { ...blank, price: '1.50', yearlyPrice: 'x', trialDays: '31', seatLimit: '0.5' }
    expect(faultsOf(wrong)).toEqual({
      name: 'Enter a name',
      yearlyPrice: 'Enter an amount, like 99.00, or leave it empty',
      trialDays: 'At most 30 days',
      seatLimit: 'Use a whole number',
    })
    expect(faultsOf({ ...typed, price: '1.50' })).toEqual({ price: 'Free, or at least 2.99' })
    expect(faultsOf({ ...typed, price: '' })).toEqual({ price: 'Enter an amount, like 9.99' })
  })

  test('a year costs at most what twelve months do', () => {
    const fault = { yearlyPrice: 'Can’t be more than 12 times the monthly price' }
    expect(faultsOf({ ...typed, price: '5', yearlyPrice: '60.01' })).toEqual(fault)
    expect(faultsOf({ ...typed, price: '5', yearlyPrice: '60' })).toEqual({})
  })

  test('becomes what is sent, line by line', () => {
    const form = { ...typed, benefits: ' One \n\nTwo', trialDays: '7', isPremium: true }
    expect(termsOf(form)).toMatchObject({
      benefits: ['One', 'Two'],
      trialDays: 7,
      seatLimit: null,
      isPremium: true,
    })
    expect(pricesOf({ ...typed, yearlyPrice: '49,90' })).toEqual({
      price: { amount: 499, currency: 'USD' },
      yearlyPrice: { amount: 4990, currency: 'USD' },
    })
  })

  test('leaves out what needs a price when the tier is free', () => {
    const free = { ...typed, kind: 'free', price: 'x', trialDays: '7', isPremium: true } as const
    expect(faultsOf(free)).toEqual({})
    expect(termsOf(free)).toMatchObject({ trialDays: 0, isPremium: false })
    expect(pricesOf(free)).toMatchObject({ price: { amount: 0 }, yearlyPrice: null })
  })
})
