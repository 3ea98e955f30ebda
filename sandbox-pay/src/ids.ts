import { createHmac, randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function letters(bytes: Uint8Array, length: number): string {
  return [...bytes.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** `pi_3kD…`: the published prefix and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${letters(randomBytes(24), 24)}`
}

export function newClientSecret(id: string): string {
  return `${id}_secret_${letters(randomBytes(25), 25)}`
}

/** The same for the same number, and of no use to anyone who wants the number back. */
export function fingerprint(secret: string, number: string): string {
  return letters(createHmac('sha256', secret).update(`card ${number}`).digest(), 16)
}
