/** In the address of an object, signed with it: whom it was given to, and for what. */
export const recipientParameter = 'x-fanfare-for'

/** An answer to whoever came with an address that names its recipient. */
export interface ServedObject {
  readonly recipient: string
  readonly key: string
  /** Null when the log does not say how much. */
  readonly bytes: number | null
}

/**
 * The format of S3 server access logs. The request is quoted there with its method and version, and
 * by VersityGW it is the bare address; VersityGW says 0 for the bytes of every answer.
 */
const format =
  /^\S+ (?<bucket>\S+) \[[^\]]*\] \S+ \S+ \S+ (?<operation>\S+) (?<key>\S+) (?<uri>"[^"]*"|\S+) (?<status>\d+) \S+ (?<bytes>\d+|-) /

const isRead = (operation: string) =>
  operation === 's3_GetObject' || operation === 'REST.GET.OBJECT'

const recipientOf = (uri: string) => {
  const address = uri.startsWith('"') ? (uri.slice(1, -1).split(' ')[1] ?? '') : uri
  const [, query = ''] = address.split('?')
  return new URLSearchParams(query).get(recipientParameter)
}

/** Null for everything that was refused, or not given to somebody in particular. */
export const servedIn = (line: string, bucket: string): ServedObject | null => {
  const { groups } = format.exec(line) ?? {}
  if (!groups || groups.bucket !== bucket || !isRead(groups.operation ?? '')) return null
  if (groups.status !== '200' && groups.status !== '206') return null
  const recipient = recipientOf(groups.uri ?? '')
  if (!recipient) return null
  const bytes = Number(groups.bytes)
  return { recipient, key: decodeURIComponent(groups.key ?? ''), bytes: bytes > 0 ? bytes : null }
}
