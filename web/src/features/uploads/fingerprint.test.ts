import { expect, it } from 'vitest'
import { fingerprintOf, isSameFile } from './fingerprint.ts'

const bytes = (length: number, change?: number) => {
  const data = new Uint8Array(length).map((_, at) => (at * 31) % 251)
  if (change !== undefined) data[change] = 255
  return data
}
const size = 3_000_000
const fileOf = (data: Uint8Array<ArrayBuffer>) => new File([data], 'film.mp4', { lastModified: 1 })

it('recognizes a file and rejects another one of the same size', async () => {
  const known = {
    size,
    lastModified: 1,
    fingerprint: await fingerprintOf(fileOf(bytes(size))),
  }
  expect(await isSameFile(fileOf(bytes(size)), known)).toBe(true)
  for (const offset of [0, size / 2, size - 1]) {
    expect(await isSameFile(fileOf(bytes(size, offset)), known)).toBe(false)
  }
  expect(await isSameFile(fileOf(bytes(size + 1)), known)).toBe(false)
})

it('goes by size and date where there is no fingerprint', async () => {
  const known = { size: 10, lastModified: 1, fingerprint: null }
  expect(await isSameFile(fileOf(bytes(10)), known)).toBe(true)
  const later = new File([bytes(10)], 'film.mp4', { lastModified: 2 })
  expect(await isSameFile(later, known)).toBe(false)
})
