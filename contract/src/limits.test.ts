import { expect, test } from 'vitest'
import { partBytes } from './limits.ts'

const MiB = 2 ** 20
const GiB = 2 ** 30

test.each([
  ['a short film', 20 * MiB, 8],
  ['the last file of small parts', 256 * MiB, 8],
  ['one a byte longer', 256 * MiB + 1, 9],
  ['a long film', 1 * GiB, 16],
  ['one that a thousand parts of sixteen just hold', 16_000 * MiB, 16],
  ['one that needs larger parts', 16_000 * MiB + 1, 17],
])('%s is sent in parts of whole mebibytes', (_what, bytes, mebibytes) => {
  expect(partBytes(bytes)).toBe(mebibytes * MiB)
  expect(bytes / partBytes(bytes)).toBeLessThanOrEqual(1000)
})
