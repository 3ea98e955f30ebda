import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import {
  macOf,
  macsOf,
  type SigningPurpose,
  sameBytes,
} from '../../../platform/secrets/key-ring.ts'

/** 256 random bits. Tables hold only the hash, which needs no salt at this strength. */
export const makeToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Purpose = Extract<SigningPurpose, 'session' | 'device' | 'pending'>

/** The signature lets us refuse what we never gave out without asking the database. */
export const sign = (config: Config, purpose: Purpose, value: string) =>
  `${value}.${macOf(config, purpose, value).toString('base64url')}`

export const unsign = (config: Config, purpose: Purpose, signed: string | undefined) => {
  const [value, signature, ...rest] = signed?.split('.') ?? []
  if (!value || !signature || rest.length > 0) return null
  // As text: a second way of writing the same bytes is not what we gave out.
  const given = Buffer.from(signature)
  const right = macsOf(config, purpose, value).map((mac) => Buffer.from(mac.toString('base64url')))
  return right.some((one) => sameBytes(one, given)) ? value : null
}
