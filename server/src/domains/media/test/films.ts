import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A file that ffmpeg makes of these arguments, as bytes. */
export const made = async (name: string, args: readonly string[]): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-film-'))
  try {
    const path = join(folder, name)
    await promisify(execFile)('ffmpeg', ['-loglevel', 'error', '-y', ...args, path])
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const pattern = (size: string, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=25:d=${seconds}`],
]
const tone = (seconds: number, volume = 0.05) => [
  ...['-f', 'lavfi', '-i', `sine=frequency=440:d=${seconds},volume=${volume}`],
]
const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']

export const film = (size = '640x360', seconds = 5, more: readonly string[] = []) =>
  made('film.mp4', [...pattern(size, seconds), ...tone(seconds), ...fast, ...more])

export const silentFilm = () => made('film.mp4', [...pattern('320x180', 2), ...fast])

/** Recorded with the phone held upright: the picture lies, and a note says to turn it. */
export const uprightFilm = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-film-'))
  try {
    const lying = join(folder, 'lying.mp4')
    const run = promisify(execFile)
    await run('ffmpeg', ['-loglevel', 'error', ...pattern('640x360', 2), ...fast, lying])
    return await made('film.mov', ['-i', lying, '-c', 'copy', '-metadata:s:v', 'rotate=90'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** As a browser records it: nobody has written down how long it is. */
export const endlessFilm = () =>
  made('film.webm', [
    ...[...pattern('320x180', 3), ...tone(3), '-c:v', 'libvpx', '-deadline', 'realtime'],
    ...['-c:a', 'libopus', '-live', '1'],
  ])

/** As a browser records a voice note. */
export const voice = () => made('voice.webm', [...tone(2), '-c:a', 'libopus', '-live', '1'])

export const recording = (seconds = 4) => made('sound.mp3', tone(seconds))

export const quietThenLoud = () =>
  made('sound.wav', [
    ...['-f', 'lavfi', '-i', 'sine=frequency=300:d=2,volume=0.05'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=300:d=2,volume=0.9'],
    ...['-filter_complex', '[0][1]concat=n=2:v=0:a=1'],
  ])

export const locatedFilm = () =>
  made('film.mov', [...pattern('320x180', 2), ...fast, '-metadata', 'location=+47.3769+008.5417/'])

export const soundOnlyFilm = () => made('film.mp4', [...tone(2), '-c:a', 'aac'])

export const gif = () => made('motion.gif', [...pattern('160x90', 1), '-r', '10'])

/** As phones write pictures. */
export const heic = async (jpeg: Buffer): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-heic-'))
  try {
    await writeFile(join(folder, 'photo.jpg'), jpeg)
    const args = ['-o', join(folder, 'photo.heic'), join(folder, 'photo.jpg')]
    await promisify(execFile)('heif-enc', args)
    return await readFile(join(folder, 'photo.heic'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
