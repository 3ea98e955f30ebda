import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { made } from '../test/films.ts'
import { makeSound } from './sound.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanfare-sound-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const seconds = 6

/** What ffmpeg's own meter says of what was made of this. */
const madeOf = async (filter: string) => {
  const path = join(folder, 'source.wav')
  await writeFile(path, await made('sound.wav', ['-f', 'lavfi', '-i', filter]))
  const source = { path, type: 'audio/wav', stream: 0, duration: seconds }
  const work = { folder, signal: new AbortController().signal, progress: () => {} }
  const file = await makeSound(source, 128_000, work)
  const meter = ['-hide_banner', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-']
  const { stderr } = await promisify(execFile)('ffmpeg', meter, { maxBuffer: 1e7 })
  const end = stderr.slice(stderr.lastIndexOf('Summary'))
  const number = (pattern: RegExp) => Number(pattern.exec(end)?.[1])
  return { loudness: number(/I:\s+(-?[\d.]+)/), peak: number(/Peak:\s+(-?[\d.]+)/) }
}

const tone = (volume: number) => `sine=frequency=440:d=${seconds},volume=${volume}`

describe('sound', () => {
  it('is equally loud, however it was recorded', async () => {
    expect((await madeOf(tone(0.05))).loudness).toBeCloseTo(-16, 0)
    expect((await madeOf(tone(6))).loudness).toBeCloseTo(-16, 0)
  })

  it('is not pressed to be as loud as others', async () => {
    // A click in a whisper: as loud as others, the whisper would leave nothing of the click.
    const click = `aevalsrc='if(between(t,3,3.0002),0.9,0.02*sin(2*PI*440*t))':d=${seconds}`
    const { loudness, peak } = await madeOf(click)
    expect(loudness).toBeLessThan(-20)
    expect(peak).toBeLessThan(0)
  })

  it('stays silent when it was', async () => {
    expect((await madeOf(`anullsrc=d=${seconds}`)).loudness).toBeLessThanOrEqual(-70)
  })
})
