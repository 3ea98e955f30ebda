import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'

const chunk = 1_000_000

export interface Film extends AsyncDisposable {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** By its head a film, of which nothing is like anything else in it. */
export const makeFilm = async (name: string, bytes: number): Promise<Film> => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-upload-'))
  const path = join(folder, name)
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41\0\0\0\0mdat', 'latin1')
  const hash = createHash('sha256')
  const file = createWriteStream(path)
  for (let written = 0; written < bytes; ) {
    const next = written === 0 ? head : randomBytes(Math.min(chunk, bytes - written))
    hash.update(next)
    if (!file.write(next)) await once(file, 'drain')
    written += next.length
  }
  file.end()
  await finished(file)
  return {
    path,
    bytes,
    sha256: hash.digest('hex'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
