import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { height, type Layer, margin } from './art/canvas.ts'
import { drawLayer, layersOf, type Subject } from './art/draw.ts'

const run = promisify(execFile)

/** One thread each: the pipeline next door needs the machine more. */
export const encode = (args: readonly string[]) =>
  run('ffmpeg', ['-v', 'error', '-y', '-threads', '1', '-filter_complex_threads', '1', ...args])

/** Everything comes back to where it began after this long, so that the picture can be repeated. */
const round = 8
const frames = 24

/** Each layer goes round a small ellipse of its own. */
const place = ({ sway: [x, y] }: Layer, at: number, scale: number) => {
  const turn = `2*PI*t/${round}`
  const along = `${-margin * scale}+${(x * scale * 1.6).toFixed(1)}*sin(${turn}+${at * 0.2})`
  const up = `${-margin * scale}+${(y * scale * 1.6).toFixed(1)}*cos(${turn}+${at * 0.35})`
  return `overlay=x='${along}':y='${up}':eval=frame:shortest=1`
}

/** A short round of picture, drawn once. */
const drawRound = async (folder: string, subject: Subject, seconds: number, tall: number) => {
  const scale = tall / height
  const layers = layersOf(subject)
  const inputs: string[] = []
  for (const [at, layer] of layers.entries()) {
    const file = join(folder, `${at}.png`)
    await writeFile(file, await drawLayer(layer, scale))
    inputs.push('-i', file)
  }
  const wide = Math.round((tall * 16) / 9)
  // Read and converted once; the filter repeats it, where the reader would decode it every time.
  const still = `format=yuva420p,loop=loop=-1:size=1,setpts=N/${frames}/TB`
  const chain = layers.map((layer, at) => {
    const under = at === 0 ? '[base]' : `[l${at - 1}]`
    return `[${at}:v]${still}[s${at}];${under}[s${at}]${place(layer, at, scale)}[l${at}]`
  })
  const length = Math.min(round, seconds)
  const base = `color=s=${wide}x${tall}:r=${frames}:d=${length}[base]`
  const out = join(folder, 'round.mp4')
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '19', '-pix_fmt', 'yuv420p']
  const graph = [base, ...chain].join(';')
  await encode([
    ...inputs,
    ...['-filter_complex', graph, '-map', `[l${layers.length - 1}]`],
    ...['-t', String(length), ...picture, out],
  ])
  return out
}

interface Film {
  readonly subject: Subject
  readonly seconds: number
  readonly tall: number
  readonly sound: string
  readonly out: string
}

/** The round as often as the sound is long. */
export const film = async (folder: string, { subject, seconds, tall, sound, out }: Film) => {
  const picture = await drawRound(folder, subject, seconds, tall)
  await encode([
    ...['-stream_loop', '-1', '-i', picture, '-i', sound],
    ...['-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '128k'],
    ...['-t', String(seconds), '-movflags', '+faststart', out],
  ])
}
