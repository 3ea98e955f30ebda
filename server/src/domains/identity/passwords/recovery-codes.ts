import { randomInt } from 'node:crypto'

/** No letter or digit that looks like another one: these are copied from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const amount = 10

const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

export const makeRecoveryCodes = () => Array.from({ length: amount }, () => `${part()}-${part()}`)

/** However it was typed: capitals, spaces, with or without the dash. */
export const tidyRecoveryCode = (typed: string) => {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
