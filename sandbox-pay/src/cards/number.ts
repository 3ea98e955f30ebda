import { rulesOf } from './brand.ts'

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** The check digit: every second digit from the right counts twice. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number !== '' && sum % 10 === 0
}

export function isWholeNumber(number: string): boolean {
  return rulesOf(number).lengths.includes(number.length)
}

export const isValidNumber = (number: string): boolean =>
  /^\d+$/.test(number) && isWholeNumber(number) && passesLuhn(number)

/** In the groups printed on the card: fours, or 4-6-5 for American Express. */
export function groupNumber(number: string): string {
  let rest = number
  return rulesOf(number)
    .groups.map((length) => {
      const group = rest.slice(0, length)
      rest = rest.slice(length)
      return group
    })
    .filter((group) => group !== '')
    .join(' ')
}
