import { describe, expect, it } from 'vitest'
import { finalFault, typingFault } from './field-words.ts'

const typing = { empty: false, complete: false }
const pastYear = {
  ...typing,
  error: {
    code: 'invalid_expiry_year_past',
    message: 'Your card’s expiration year is in the past.',
  },
}

describe('what is said about a card field', () => {
  it('shows no error while somebody is still typing', () => {
    expect(typingFault('cardNumber', typing)).toBeUndefined()
  })

  it('stays while nothing is there, and goes with the first digit', () => {
    const said = 'CVV is required'
    expect(typingFault('cardCvc', { empty: true, complete: false }, said)).toBe(said)
    expect(typingFault('cardCvc', typing, said)).toBeUndefined()
  })

  it('is the specified message when the provider found a fault', () => {
    const error = { code: 'invalid_number', message: 'Your card number is invalid.' }
    expect(typingFault('cardNumber', { ...typing, error })).toBe('Invalid card number')
  })

  it('tells a date in the past from one in the wrong form', () => {
    expect(typingFault('cardExpiry', pastYear)).toContain('in the past')
    expect(finalFault('cardExpiry', typing)).toBe('Invalid format (MM/YY)')
  })

  it('names what is missing, and nothing of what is complete', () => {
    expect(finalFault('cardCvc', { empty: true, complete: false })).toBe('CVV is required')
    expect(finalFault('cardCvc', { empty: false, complete: true })).toBeUndefined()
  })
})
