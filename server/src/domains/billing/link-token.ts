import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import type { Config } from '../../platform/config/config.ts'

const idBytes = 16
const digestBytes = 16

/** What a link lets whoever has it do. */
export type LinkPurpose = 'gift-link' | 'renewal-calendar'

const digestOf = ({ AUTH_SECRET }: Config, purpose: LinkPurpose, id: string, version: number) =>
  createHmac('sha256', AUTH_SECRET)
    .update(`${purpose} ${id} ${version}`)
    .digest()
    .subarray(0, digestBytes)

/**
 * An id and a digest that only this server can make. It is kept nowhere, so that nobody who reads the
 * tables can use it, and whoever it belongs to can still be shown it again.
 */
export const linkToken = (config: Config, purpose: LinkPurpose, id: string, version: number) =>
  Buffer.concat([parse(id), digestOf(config, purpose, id, version)]).toString('base64url')

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
  const wanted = digestOf(config, purpose, id, version)
  return digest.length === wanted.length && timingSafeEqual(digest, wanted)
}
