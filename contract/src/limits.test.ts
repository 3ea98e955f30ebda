import { expect, test } from 'vitest'
import { isTeaser, partBytes, suggestedTeaser } from './limits.ts'

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

test.each([
  ['a film', 600, 30],
  ['a short one', 60, 12],
  ['a very short one', 12, 2],
])('the preview that is suggested of %s is a fifth at most', (_what, duration, end) => {
  expect(suggestedTeaser(duration)).toEqual({ start: 0, end })
  expect(end / duration).toBeLessThanOrEqual(0.2)
  expect(isTeaser({ start: 0, end }, duration)).toBe(true)
})

test.each([
  ['all of it', 0, 60],
  ['nearly all of it', 5, 55],
  ['nothing', 5, 5],
  ['too little', 5, 7],
  ['what lies behind its end', 50, 70],
])('%s is no preview', (_what, start, end) => {
  expect(isTeaser({ start, end }, 60)).toBe(false)
})
