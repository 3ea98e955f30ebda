import { parse, stringify } from 'uuid'
import type { Config } from '../../platform/config/config.ts'
import { macOf, macsOf, type SigningPurpose, sameBytes } from '../../platform/secrets/key-ring.ts'

const idBytes = 16
const digestBytes = 16

/** What a link lets whoever has it do. */
export type LinkPurpose = Extract<SigningPurpose, 'gift-link' | 'renewal-calendar'>

const signedText = (id: string, version: number) => `${id} ${version}`

/**
 * An id and a digest that only this server can make. It is kept nowhere, so that nobody who reads the
 * tables can use it, and whoever it belongs to can still be shown it again.
 */
export const linkToken = (config: Config, purpose: LinkPurpose, id: string, version: number) => {
  const digest = macOf(config, purpose, signedText(id, version)).subarray(0, digestBytes)
  return Buffer.concat([parse(id), digest]).toString('base64url')
}

/** Which id a token speaks of; whether it may is asked of `isTokenOf`. */
export const idOfToken = (token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + digestBytes) return null
  try {
    return stringify(bytes.subarray(0, idBytes))
  } catch {
    return null
  }
}

export const isTokenOf = (
  config: Config,
  purpose: LinkPurpose,
  token: string,
  { id, version }: { readonly id: string; readonly version: number },
) => {
  const digest = Buffer.from(token, 'base64url').subarray(idBytes)
  const right = macsOf(config, purpose, signedText(id, version))
  return right.some((mac) => sameBytes(mac.subarray(0, digestBytes), digest))
}
