import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { transcode, type Work } from './encode.ts'
import { anonymous, input, inWords, quiet } from './input.ts'
import { runTool } from './tool.ts'

/** Every piece is equally loud: as EBU R 128 measures it, at what players expect. */
const target = 'I=-16:TP=-1.5:LRA=11'

const Loudness = z.object({
  input_i: z.coerce.number(),
  input_tp: z.coerce.number(),
  input_lra: z.coerce.number(),
  input_thresh: z.coerce.number(),
  target_offset: z.coerce.number(),
})
type Loudness = z.infer<typeof Loudness>

interface SoundSource {
  readonly path: string
  readonly type: string
  readonly stream: number
  readonly duration: number
  readonly range?: { readonly start: number; readonly end: number }
}

const secondsOf = ({ range, duration }: SoundSource) => (range ? range.end - range.start : duration)

const reading = (source: SoundSource) => {
  const { path, type, stream, range } = source
  const cut = range ? ['-ss', String(range.start), '-t', String(secondsOf(source))] : []
  return [...input(path, type, cut), '-map', `0:${stream}`, '-vn']
}

/** Silence has no loudness. */
const parseLoudness = (complaints: string): Loudness | null => {
  const [json] = /\{[^{}]*"input_i"[^{}]*\}/.exec(complaints) ?? []
  const measured = Loudness.safeParse(json ? JSON.parse(json) : {})
  if (!measured.success) return null
  return measured.data.input_i > -70 && Number.isFinite(measured.data.input_i)
    ? measured.data
    : null
}

const measure = async (source: SoundSource, work: Work) => {
  const filter = `loudnorm=${target}:print_format=json`
  const { complaints } = await transcode(
    // Only at this level does it print what it has measured.
    ['-loglevel', 'info', ...reading(source), '-af', filter, '-f', 'null', '-'],
    secondsOf(source),
    { ...work, progress: (percent) => work.progress(percent / 2) },
  )
  return parseLoudness(complaints)
}

const normalised = (measured: Loudness | null) => {
  if (!measured) return []
  const { input_i, input_tp, input_lra, input_thresh, target_offset } = measured
  return [
    `loudnorm=${target}:linear=true:measured_I=${input_i}:measured_TP=${input_tp}:` +
      `measured_LRA=${input_lra}:measured_thresh=${input_thresh}:offset=${target_offset}`,
  ]
}

/** AAC at one loudness. What begins late is filled with silence, so that it fits the picture. */
export const makeSound = async (source: SoundSource, bits: number, work: Work): Promise<string> => {
  const file = join(work.folder, 'sound.m4a')
  const encode = async () => {
    const measured = await measure(source, work)
    const filters = ['aresample=48000:async=1:first_pts=0', ...normalised(measured)]
    await transcode(
      [
        ...[...reading(source), '-af', [...filters, 'aresample=48000'].join(','), '-ac', '2'],
        ...['-c:a', 'aac', '-b:a', String(bits), ...anonymous, '-f', 'mp4', file],
      ],
      secondsOf(source),
      { ...work, progress: (percent) => work.progress(50 + percent / 2) },
    )
  }
  await encode().catch(inWords(failures.damagedSound))
  return file
}

const peakCount = 400
const sampleRate = 8_000

/** The loudest sample of each of so many equal parts, while the samples pass by. */
const peaksOf = (samples: number) => {
  const peaks = new Float64Array(peakCount)
  let seen = 0
  let odd: Buffer = Buffer.alloc(0)
  return {
    async take(stream: Readable) {
      for await (const chunk of stream) {
        const bytes = odd.length > 0 ? Buffer.concat([odd, chunk]) : (chunk as Buffer)
        const whole = bytes.length - (bytes.length % 2)
        for (let at = 0; at < whole; at += 2, seen++) {
          const part = Math.min(peakCount - 1, Math.floor((seen / samples) * peakCount))
          const level = Math.abs(bytes.readInt16LE(at))
          if (level > (peaks[part] ?? 0)) peaks[part] = level
        }
        odd = bytes.subarray(whole)
      }
    },
    result(): number[] {
      if (seen === 0) throw new FinalFault(failures.damagedSound)
      const loudest = Math.max(...peaks, 1)
      return [...peaks].map((peak) => Math.round((peak / loudest) * 100))
    },
  }
}

/** From 0 to 100, relative to the loudest moment. */
export const makeWaveform = async (sound: string, duration: number, work: Work) => {
  const peaks = peaksOf(Math.max(1, Math.round(duration * sampleRate)))
  await runTool({
    program: 'ffmpeg',
    folder: work.folder,
    signal: work.signal,
    seconds: Math.ceil(120 + duration),
    args: [
      ...[...quiet, ...input(sound, 'audio/mp4'), '-map', '0:a:0'],
      ...['-ac', '1', '-ar', String(sampleRate), '-f', 's16le', 'pipe:1'],
    ],
    output: peaks.take,
  }).catch(inWords(failures.damagedSound))
  return peaks.result()
}
