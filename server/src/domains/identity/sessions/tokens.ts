import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits. Tables hold only the hash, which needs no salt at this strength. */
export const makeToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Purpose = 'session' | 'device' | 'pending'

const signatureOf = (secret: string, purpose: Purpose, value: string) =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')

/** The signature lets us refuse what we never gave out without asking the database. */
export const sign = (secret: string, purpose: Purpose, value: string) =>
  `${value}.${signatureOf(secret, purpose, value)}`

export const unsign = (secret: string, purpose: Purpose, signed: string | undefined) => {
  const [value, signature, ...rest] = signed?.split('.') ?? []
  if (!value || !signature || rest.length > 0) return null
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, purpose, value))
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}
