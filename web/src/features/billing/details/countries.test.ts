import { describe, expect, it } from 'vitest'
import { countriesIn, guessCountry } from './countries.ts'

describe('countries', () => {
  it('are named and ordered in the reader’s language', () => {
    const german = countriesIn('de').map(({ name }) => name)
    expect(german).toContain('Deutschland')
    expect(german).toEqual(german.toSorted((one, other) => one.localeCompare(other, 'de')))
    expect(new Set(countriesIn('en').map(({ code }) => code)).size).toBeGreaterThan(200)
  })

  it('are guessed from the first language that names one', () => {
    expect(guessCountry(['en', 'pt-BR'])).toBe('BR')
    expect(guessCountry(['de'])).toBe('DE')
    expect(guessCountry(['fa-IR'])).toBe('')
    expect(guessCountry([])).toBe('')
  })
})
