import type { Config } from '../config/config.ts'

type Allowed = Pick<Config, 'PUSH_HOSTS' | 'PUSH_DEV_ORIGIN'>

const isHost = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/**
 * Where a browser says that it gets its messages is what whoever sits there has typed, as far as we know:
 * only push services that we named, over TLS, at their usual port.
 */
export const isAllowedEndpoint = (
  { PUSH_HOSTS, PUSH_DEV_ORIGIN }: Allowed,
  endpoint: string,
): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  if (PUSH_DEV_ORIGIN && origin === new URL(PUSH_DEV_ORIGIN).origin) return true
  const isKnown = PUSH_HOSTS.some((pattern) => isHost(pattern, hostname))
  return protocol === 'https:' && port === '' && isKnown
}
