import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dice } from './art/dice.ts'
import { drawPicture, type Subject } from './art/draw.ts'
import { encode, makeFilm } from './film.ts'
import { compose } from './sound/compose.ts'
import { moods } from './sound/moods.ts'
import { wav } from './sound/wav.ts'

/** Raise it when drawing or sound changes, so that cached files are made again. */
const edition = 3

/** The files that creators upload, generated once and kept in a cache folder. */
export interface Sources {
  picture(subject: Subject, width: number): Promise<Buffer>
  audio(subject: Subject, seconds: number): Promise<Buffer>
  video(subject: Subject, seconds: number): Promise<Buffer>
}

type Make = (folder: string, out: string) => Promise<void>

/** Files are named by what they are made from; one that is half made is never found. */
const cached = async (cache: string, recipe: object, ending: string, make: Make) => {
  const name = createHash('sha256')
    .update(JSON.stringify({ edition, ...recipe }))
    .digest('hex')
  const file = join(cache, `${name}.${ending}`)
  const found = await readFile(file).catch(() => null)
  if (found) return found
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'making-'))
  try {
    const out = join(folder, `out.${ending}`)
    await make(folder, out)
    await rename(out, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return readFile(file)
}

const writeSound = async (folder: string, { creator, title }: Subject, seconds: number) => {
  const mood = moods[creator]
  if (!mood) throw new Error(`@${creator} has no sound`)
  const file = join(folder, 'sound.wav')
  await writeFile(file, wav(compose(mood, seconds, dice(`${creator}:${title}:sound`))))
  return file
}

export const sourcesIn = (cache: string): Sources => ({
  picture: (subject, width) =>
    cached(cache, { kind: 'picture', width, ...subject }, 'webp', async (_, out) => {
      await writeFile(out, await drawPicture(subject, width))
    }),

  audio: (subject, seconds) =>
    cached(cache, { kind: 'audio', seconds, ...subject }, 'm4a', async (folder, out) => {
      const sound = await writeSound(folder, subject, seconds)
      await encode(['-i', sound, '-c:a', 'aac', '-b:a', '96k', out])
    }),

  video: (subject, seconds) =>
    cached(cache, { kind: 'video', seconds, ...subject }, 'mp4', async (folder, out) => {
      const sound = await writeSound(folder, subject, seconds)
      await makeFilm(folder, { subject, seconds, sound, out })
    }),
})

const coverWidth = 1280

/** A cover as a creator would upload it. */
export const thumbnail = async (sources: Sources, subject: Subject) => {
  const bytes = await sources.picture(subject, coverWidth)
  return { purpose: 'thumbnail', name: 'cover.webp', type: 'image/webp', bytes } as const
}
