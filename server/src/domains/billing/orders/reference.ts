import type { OrderId } from '@fanfare/contract'
import type { Config } from '../../../platform/config/config.ts'
import { macOf, macsOf } from '../../../platform/secrets/key-ring.ts'

/** Without letters that are taken for digits on paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

const written = (mac: Buffer) =>
  [...mac.subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-')

const signedText = (id: OrderId) => `${id} 1`

/**
 * What a buyer proves a purchase with while signed out: 80 bits that only this server can make. Number
 * and id of an order are known to its creator too. It is kept nowhere.
 */
export const referenceOf = (config: Config, id: OrderId): string =>
  written(macOf(config, 'order-reference', signedText(id)))

/** Receipts are kept for years: one printed under an older key counts while that key is there. */
export const isReferenceOf = (config: Config, id: OrderId, given: string): boolean =>
  macsOf(config, 'order-reference', signedText(id)).some((mac) => written(mac) === given)
