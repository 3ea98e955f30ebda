import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Secrets, the newest first. The newest signs and seals; what an older one has signed or sealed is
 * good for as long as that one is in the list.
 */
export type KeyRing = readonly [newest: string, ...older: string[]]

export interface WithKeyRing {
  readonly AUTH_SECRET: KeyRing
}

/** What is signed begins with what it is for, so that one kind of token is never taken for another. */
const prefixes = {
  session: 'session:',
  device: 'device:',
  pending: 'pending:',
  'gift-link': 'gift-link ',
  'gift-receiver': 'gift-receiver ',
  'renewal-calendar': 'renewal-calendar ',
  unsubscribe: 'unsubscribe ',
  'order-reference': 'order-reference ',
} as const
export type SigningPurpose = keyof typeof prefixes

const macUnder = (secret: string, purpose: SigningPurpose, text: string) =>
  createHmac('sha256', secret).update(`${prefixes[purpose]}${text}`).digest()

/** What only this server can make of a text: 32 bytes under the newest key. */
export const macOf = (
  { AUTH_SECRET: [newest] }: WithKeyRing,
  purpose: SigningPurpose,
  text: string,
) => macUnder(newest, purpose, text)

/** The same under every key: what was handed out before the newest one is still recognised. */
export const macsOf = ({ AUTH_SECRET }: WithKeyRing, purpose: SigningPurpose, text: string) =>
  AUTH_SECRET.map((secret) => macUnder(secret, purpose, text))

export const sameBytes = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other)

export type SealingPurpose = 'client-secret' | 'second-factor'

const derive = (secret: string, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `fanfare ${use}`, bytes))

const idBytes = 4

/** Names a key beside what it has sealed, and tells nothing about it. */
const keyId = (secret: string) => derive(secret, 'key id', idBytes)

interface SealingKey {
  readonly id: number
  readonly key: Buffer
}

/** For a library that seals by itself. */
export const sealingKeys = (
  { AUTH_SECRET }: WithKeyRing,
  purpose: SealingPurpose,
): readonly SealingKey[] =>
  AUTH_SECRET.map((secret) => ({
    id: keyId(secret).readUInt32BE(),
    key: derive(secret, purpose, 32),
  }))

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Written as key id, nonce, tag and ciphertext. */
export const seal = (config: WithKeyRing, purpose: SealingPurpose, text: string): string => {
  const [newest] = config.AUTH_SECRET
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, derive(newest, purpose, 32), iv)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([keyId(newest), iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Null when its key has left the ring, or when it was changed. */
export const open = (config: WithKeyRing, purpose: SealingPurpose, text: string): string | null => {
  const bytes = Buffer.from(text, 'base64url')
  const id = bytes.subarray(0, idBytes)
  const secret = config.AUTH_SECRET.find((one) => sameBytes(keyId(one), id))
  if (!secret || bytes.length < idBytes + ivBytes + tagBytes) return null
  const [from, tagAt] = [idBytes + ivBytes + tagBytes, idBytes + ivBytes]
  const opening = createDecipheriv(
    cipher,
    derive(secret, purpose, 32),
    bytes.subarray(idBytes, tagAt),
    { authTagLength: tagBytes },
  )
  opening.setAuthTag(bytes.subarray(tagAt, from))
  try {
    return Buffer.concat([opening.update(bytes.subarray(from)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
