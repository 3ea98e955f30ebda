import { parse, stringify } from 'uuid'
import { macOf, macsOf, type SigningPurpose, sameBytes, type WithKeyRing } from './key-ring.ts'

const idBytes = 16
const digestBytes = 16

/** What a link lets whoever has it do. */
export type LinkPurpose = Extract<SigningPurpose, 'gift-link' | 'renewal-calendar' | 'unsubscribe'>

/** Which id it is about, and what of it: a version, so that older links end, or a part. */
export interface LinkSubject {
  readonly id: string
  readonly version: number | string
}

const signedText = ({ id, version }: LinkSubject) => `${id} ${version}`

/**
 * An id and a digest that only this server can make. It is kept nowhere, so that nobody who reads the
 * tables can use it, and whoever it belongs to can still be shown it again.
 */
export const linkToken = (config: WithKeyRing, purpose: LinkPurpose, subject: LinkSubject) => {
  const digest = macOf(config, purpose, signedText(subject)).subarray(0, digestBytes)
  return Buffer.concat([parse(subject.id), digest]).toString('base64url')
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
  config: WithKeyRing,
  purpose: LinkPurpose,
  token: string,
  subject: LinkSubject,
) => {
  const digest = Buffer.from(token, 'base64url').subarray(idBytes)
  const right = macsOf(config, purpose, signedText(subject))
  return right.some((mac) => sameBytes(mac.subarray(0, digestBytes), digest))
}
