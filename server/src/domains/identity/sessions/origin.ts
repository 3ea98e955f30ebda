import type { Exchange } from '../../../platform/http/handler.ts'
import { deviceName } from './device-name.ts'

/** Where a request came from, in the words of our mails. */
export const originOf = ({ userAgent, address }: Exchange, at: Date) => ({
  device: deviceName(userAgent),
  address,
  at,
})

/** Someone with IPv6 has a whole /64 to try from; it counts as one address. */
export const addressKey = (address: string) => {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Math.max(0, 8 - start.length - end.length) : 0
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':')
}
