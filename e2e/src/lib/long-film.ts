import { execFile } from 'node:child_process'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

export const longFilmMinutes = 40

/** Few pictures a second: what takes long to watch should not take long to encode. */
const framesPerSecond = 2
const folder = resolve(import.meta.dirname, '../../../.data/long-film')
const film = join(folder, `${longFilmMinutes}-minutes.mp4`)

const ffmpeg = (...args: string[]) => promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args])

/** Forty minutes in 1080p with a tone, made of one minute over and over; kept for the next run. */
export const makeLongFilm = async (): Promise<string> => {
  const isThere = await stat(film).catch(() => null)
  if (isThere) return film
  await mkdir(folder, { recursive: true })
  const [minute, making] = [join(folder, 'minute.mp4'), join(folder, 'making.mp4')]
  const pattern = `testsrc2=s=1920x1080:r=${framesPerSecond}:d=60`
  await ffmpeg('-f', 'lavfi', '-i', pattern, '-preset', 'veryfast', minute)
  await ffmpeg(
    ...['-stream_loop', String(longFilmMinutes - 1), '-i', minute],
    ...['-f', 'lavfi', '-i', `sine=f=330:b=4:d=${longFilmMinutes * 60}`],
    ...['-c:v', 'copy', making],
  )
  await rename(making, film)
  await rm(minute)
  return film
}
