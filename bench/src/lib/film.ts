import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** By its head a film; the rest cannot be compressed by anything on the way. */
export const makeFilm = async (megabytes: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-bench-'))
  const path = join(folder, 'coast.mp4')
  await using file = await open(path, 'w')
  await file.write('\0\0\0\x18ftypisom\0\0\x02\0isommp41\0\0\0\0mdat', null, 'latin1')
  for (let written = 0; written < megabytes; written++) await file.write(randomBytes(1_000_000))
  const bytes = (await file.stat()).size
  return { path, bytes, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
