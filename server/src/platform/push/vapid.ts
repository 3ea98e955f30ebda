import webPush from 'web-push'
import type { Config } from '../config/config.ts'

type Keys = Pick<Config, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>

interface Signed {
  readonly header: string
  readonly until: number
}

/** Push services take a token for a day, ours are good for twelve hours. */
const reusedMs = 3_600_000
const most = 1_000
const signed = new Map<string, Signed>()

/**
 * Says who sends (RFC 8292), for the push service at one origin. Signing takes longer than all the rest of a
 * message, so a token is used for an hour. By the machine's time: that of a test is nobody else's.
 */
export const vapidHeader = (config: Keys, audience: string): string => {
  const { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: key, VAPID_PRIVATE_KEY: secret } = config
  const name = `${key} ${audience}`
  const known = signed.get(name)
  if (known && known.until > Date.now()) return known.header
  const { Authorization } = webPush.getVapidHeaders(audience, subject, key, secret, 'aes128gcm')
  // Some services have a name for each of their machines.
  if (signed.size >= most) signed.clear()
  signed.set(name, { header: Authorization, until: Date.now() + reusedMs })
  return Authorization
}
