import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { height, type Layer, margin, width } from './art/canvas.ts'
import { drawLayer, layersOf, type Subject } from './art/draw.ts'

const run = promisify(execFile)

/** One thread each: the media pipeline needs the machine more. */
export const encode = (args: readonly string[]) =>
  run('ffmpeg', ['-v', 'error', '-y', '-threads', '1', '-filter_complex_threads', '1', ...args])

/** Small, so that the ladder has two rungs and a film is ready in seconds. */
const tall = 360
const scale = tall / height
const framesPerSecond = 20

/** Everything is back where it began after this long, so that the picture can be repeated. */
const loopSeconds = 6

/** Every layer costs as much as the encoding: a still ground and two that move give depth enough. */
const inThree = ([ground, ...moving]: readonly Layer[]): Layer[] => {
  const half = Math.ceil(moving.length / 2)
  const merged = [moving.slice(0, half), moving.slice(half)].flatMap((layers) => {
    const last = layers.at(-1)
    return last ? [{ svg: layers.map(({ svg }) => svg).join(''), sway: last.sway }] : []
  })
  return ground ? [ground, ...merged] : merged
}

/** Each layer goes round a small ellipse of its own. */
const overlay = ({ sway: [x, y] }: Layer, at: number) => {
  const turn = `2*PI*t/${loopSeconds}`
  const along = `${-margin * scale}+${(x * scale * 1.6).toFixed(1)}*sin(${turn}+${at * 0.2})`
  const up = `${-margin * scale}+${(y * scale * 1.6).toFixed(1)}*cos(${turn}+${at * 0.35})`
  return `overlay=x='${along}':y='${up}':eval=frame:shortest=1`
}

const drawLoop = async (folder: string, subject: Subject, seconds: number) => {
  const layers = inThree(layersOf(subject))
  const inputs: string[] = []
  for (const [at, layer] of layers.entries()) {
    const file = join(folder, `${at}.png`)
    await writeFile(file, await drawLayer(layer, scale))
    inputs.push('-i', file)
  }
  // Read and converted once; the filter repeats it, where the reader would decode it every time.
  const still = `format=yuva420p,loop=loop=-1:size=1,setpts=N/${framesPerSecond}/TB`
  const chain = layers.map((layer, at) => {
    const under = at === 0 ? '[base]' : `[l${at - 1}]`
    return `[${at}:v]${still}[s${at}];${under}[s${at}]${overlay(layer, at)}[l${at}]`
  })
  const length = Math.min(loopSeconds, seconds)
  const size = `${Math.round(width * scale)}x${tall}`
  const base = `color=s=${size}:r=${framesPerSecond}:d=${length}[base]`
  const out = join(folder, 'loop.mp4')
  await encode([
    ...inputs,
    ...['-filter_complex', [base, ...chain].join(';'), '-map', `[l${layers.length - 1}]`],
    ...['-t', String(length), '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20'],
    ...['-pix_fmt', 'yuv420p', out],
  ])
  return out
}

interface Film {
  readonly subject: Subject
  readonly seconds: number
  readonly sound: string
  readonly out: string
}

/** The loop as often as the sound is long. */
export const makeFilm = async (folder: string, { subject, seconds, sound, out }: Film) => {
  const picture = await drawLoop(folder, subject, seconds)
  await encode([
    ...['-stream_loop', '-1', '-i', picture, '-i', sound],
    ...['-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '96k'],
    ...['-t', String(seconds), '-movflags', '+faststart', out],
  ])
}
