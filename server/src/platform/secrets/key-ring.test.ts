import { describe, expect, it } from 'vitest'
import { type KeyRing, macOf, macsOf, open, sameBytes, seal, sealingKeys } from './key-ring.ts'

const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
const ringOf = (...keys: [string, ...string[]]) => ({ AUTH_SECRET: keys as KeyRing })

describe('a key ring', () => {
  const rotated = ringOf(second, first)

  it('signs with its newest key and recognises what the others have signed', () => {
    const before = macOf(ringOf(first), 'session', 'token')
    expect(macOf(rotated, 'session', 'token')).toEqual(macOf(ringOf(second), 'session', 'token'))
    expect(macsOf(rotated, 'session', 'token').some((mac) => sameBytes(mac, before))).toBe(true)
    expect(macsOf(ringOf(second), 'session', 'token')).not.toContainEqual(before)
  })

  it('seals with its newest key and opens what the others have sealed', () => {
    const sealed = seal(ringOf(first), 'client-secret', 'pi_1_secret_2')
    expect(sealed).not.toContain('secret')
    expect(open(rotated, 'client-secret', sealed)).toBe('pi_1_secret_2')
    expect(open(ringOf(second), 'client-secret', sealed)).toBeNull()
    expect(open(ringOf(first), 'client-secret', seal(rotated, 'client-secret', 'x'))).toBeNull()
  })

  it('keeps purposes apart and refuses what was changed', () => {
    const sealed = seal(rotated, 'client-secret', 'pi_1_secret_2')
    const bytes = Buffer.from(sealed, 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(open(rotated, 'client-secret', bytes.toString('base64url'))).toBeNull()
    expect(open(rotated, 'second-factor', sealed)).toBeNull()
    expect(open(rotated, 'client-secret', '')).toBeNull()
    expect(open(rotated, 'client-secret', sealed.slice(0, 12))).toBeNull()
    expect(macOf(rotated, 'session', 'x')).not.toEqual(macOf(rotated, 'device', 'x'))
  })

  it('names a key alike wherever it stands', () => {
    const [, older] = sealingKeys(rotated, 'second-factor')
    expect(older).toEqual(sealingKeys(ringOf(first), 'second-factor')[0])
  })
})
