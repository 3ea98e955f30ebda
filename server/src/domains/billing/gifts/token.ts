import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrderId } from '@fanfare/contract'
import { parse, stringify } from 'uuid'
import type { Config } from '../../../platform/config/config.ts'

const idBytes = 16
const markBytes = 16

const markOf = ({ AUTH_SECRET }: Config, id: string, version: number) =>
  createHmac('sha256', AUTH_SECRET)
    .update(`gift-link ${id} ${version}`)
    .digest()
    .subarray(0, markBytes)

/**
 * The gift's id and a mark that only this server can make. It is kept nowhere, so that nobody who
 * reads the tables can claim a gift, and its giver can still be shown it again.
 */
export const giftToken = (config: Config, id: OrderId, version: number) =>
  Buffer.concat([parse(id), markOf(config, id, version)]).toString('base64url')

/** Which gift a token speaks of; whether it may is asked of `isTokenOf`. */
export const giftIdOf = (token: string): OrderId | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + markBytes) return null
  try {
    return stringify(bytes.subarray(0, idBytes)) as OrderId
  } catch {
    return null
  }
}

export const isTokenOf = (config: Config, token: string, id: OrderId, version: number) => {
  const mark = Buffer.from(token, 'base64url').subarray(idBytes)
  const wanted = markOf(config, id, version)
  return mark.length === wanted.length && timingSafeEqual(mark, wanted)
}
