import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { failures } from '../failures.ts'
import { type PictureSource, segmentSeconds, transcode, type Work } from './encode.ts'
import { input, inWords, quiet } from './input.ts'
import { runTool } from './tool.ts'

/** As large as a cover can be. */
const posterSide = 1280
const cell = { side: 160, columns: 10, rows: 10 }

/** The size of a picture whose longer side is at most this; video needs even numbers. */
export const fit = (side: number, width: number, height: number) => {
  const scale = Math.min(1, side / Math.max(width, height))
  const even = (value: number) => Math.max(2, Math.round((value * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

interface Frame {
  readonly file: string
  readonly at: number
  readonly width: number
  readonly height: number
}

const jpeg = (quality: number) => ['-c:v', 'mjpeg', '-q:v', String(quality), '-f', 'image2']

/** The picture at one moment. Null where the file has none there, such as behind its end. */
export const makePoster = async (
  { path, type, facts }: PictureSource,
  at: number,
  { folder, signal }: Work,
): Promise<Frame | null> => {
  if (!facts.video) return null
  const { width, height } = fit(posterSide, facts.video.width, facts.video.height)
  const name = `poster-${Math.round(at * 1000)}.jpg`
  await runTool({
    program: 'ffmpeg',
    folder,
    signal,
    seconds: 120,
    args: [
      ...[...quiet, ...input(path, type, ['-ss', String(at)]), '-map', `0:${facts.video.stream}`],
      ...['-frames:v', '1', '-vf', `scale=${width}:${height},setsar=1,format=yuvj420p`],
      ...[...jpeg(3), '-update', '1', join(folder, name)],
    ],
  }).catch(inWords(failures.damagedPicture))
  const made = (await readdir(folder)).includes(name)
  return made ? { file: join(folder, name), at, width, height } : null
}

interface Sheet {
  readonly file: string
  readonly count: number
}

export interface MadeStoryboard {
  readonly sheets: readonly Sheet[]
  readonly interval: number
  readonly columns: number
  readonly rows: number
  /** Of one picture. */
  readonly width: number
  readonly height: number
}

/**
 * From a rendition of our own, which is small and has a key frame at every segment: for a long
 * video nothing else is decoded.
 */
export const makeStoryboard = async (
  rendition: { readonly path: string; readonly width: number; readonly height: number },
  { duration, interval }: { readonly duration: number; readonly interval: number },
  work: Work,
): Promise<MadeStoryboard> => {
  const { columns, rows } = cell
  const { width, height } = fit(cell.side, rendition.width, rendition.height)
  const keyFramesOnly = interval % segmentSeconds === 0 ? ['-skip_frame', 'nokey'] : []
  const filter = `fps=1/${interval}:round=up,scale=${width}:${height},tile=${columns}x${rows}`
  await transcode(
    [
      ...[...input(rendition.path, 'video/mp4', keyFramesOnly), '-map', '0:v:0'],
      ...['-vf', `${filter},format=yuvj420p`, ...jpeg(5), join(work.folder, 'sheet-%03d.jpg')],
    ],
    duration,
    work,
  ).catch(inWords(failures.damagedPicture))
  const names = (await readdir(work.folder)).filter((name) => name.startsWith('sheet-')).sort()
  const pictures = Math.max(1, Math.ceil(duration / interval))
  const perSheet = columns * rows
  const sheets = names.map((name, at) => ({
    file: join(work.folder, name),
    count: Math.max(1, Math.min(perSheet, pictures - at * perSheet)),
  }))
  return { sheets, interval, columns, rows, width, height }
}
