import type { Exchange } from '../../../platform/http/handler.ts'
import { deviceName } from './device-name.ts'

/** Where a request came from, in the words of our mails. */
export const originOf = ({ userAgent, address }: Exchange, at: Date) => ({
  device: deviceName(userAgent),
  address,
  at,
})
