import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dice } from './art/dice.ts'
import { drawPicture, type Subject } from './art/draw.ts'
import { encode, film } from './motion.ts'
import { compose } from './sound/compose.ts'
import { moods } from './sound/moods.ts'
import { wav } from './sound/wav.ts'

/** Raised when the drawing or the sound changes, so that what was kept is made again. */
const edition = 2

type Make = (folder: string, out: string) => Promise<void>

/** What was made once is kept by what it was made from; nothing half made is ever found. */
const kept = async (shelf: string, recipe: object, ending: string, make: Make): Promise<Buffer> => {
  const name = createHash('sha256')
    .update(JSON.stringify({ edition, ...recipe }))
    .digest('hex')
  const place = join(shelf, `${name}.${ending}`)
  const found = await readFile(place).catch(() => null)
  if (found) return found
  await mkdir(shelf, { recursive: true })
  const folder = await mkdtemp(join(shelf, 'making-'))
  try {
    const out = join(folder, `out.${ending}`)
    await make(folder, out)
    await rename(out, place)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return readFile(place)
}

const score = async (folder: string, { creator, title }: Subject, seconds: number) => {
  const mood = moods[creator]
  if (!mood) throw new Error(`@${creator} has no sound`)
  const place = join(folder, 'sound.wav')
  await writeFile(place, wav(compose(mood, seconds, dice(`${creator}:${title}:sound`))))
  return place
}

export const pictureSource = (shelf: string, subject: Subject) =>
  kept(shelf, { kind: 'picture', ...subject }, 'webp', async (_, out) => {
    await writeFile(out, await drawPicture(subject))
  })

export const audioSource = (shelf: string, subject: Subject, seconds: number) =>
  kept(shelf, { kind: 'audio', seconds, ...subject }, 'm4a', async (folder, out) => {
    await encode(['-i', await score(folder, subject, seconds), '-c:a', 'aac', '-b:a', '160k', out])
  })

export const videoSource = (shelf: string, subject: Subject, seconds: number, tall: number) =>
  kept(shelf, { kind: 'video', seconds, tall, ...subject }, 'mp4', async (folder, out) => {
    await film(folder, {
      subject,
      seconds,
      tall,
      sound: await score(folder, subject, seconds),
      out,
    })
  })
