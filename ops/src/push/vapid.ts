import { createPublicKey, verify } from 'node:crypto'

interface Claims {
  readonly aud?: unknown
  readonly exp?: unknown
  readonly sub?: unknown
}

const day = 86_400
const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown

/** An uncompressed point of the curve P-256. */
const keyOf = (point: string) => {
  const bytes = Buffer.from(point, 'base64url')
  const half = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
  return createPublicKey({ key: jwk, format: 'jwk' })
}

/** Whether this header proves to us who sends, by RFC 8292: signed by its key, meant for us, and fresh. */
export function isVapid(header: string | undefined, origin: string): boolean {
  const [, token = '', point = ''] = header?.match(/^vapid t=([^,]+), ?k=([\w-]+)$/) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  try {
    const { alg } = parse(head) as { alg?: unknown }
    const { aud, exp, sub } = parse(claims) as Claims
    const now = Date.now() / 1_000
    const isFresh = typeof exp === 'number' && exp > now && exp <= now + day
    const key = { key: keyOf(point), dsaEncoding: 'ieee-p1363' as const }
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      key,
      Buffer.from(signature, 'base64url'),
    )
    return alg === 'ES256' && aud === origin && isFresh && typeof sub === 'string' && isSigned
  } catch {
    return false
  }
}
