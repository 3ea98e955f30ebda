import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { transcode, type Work } from './encode.ts'
import { anonymous, input, inWords, quiet } from './input.ts'
import { runTool } from './tool.ts'

/** Every post is equally loud: as EBU R 128 measures it, at what players expect. */
const wanted = { loudness: -16, peak: -1.5 }

/** Decibels that may be pressed out of the loudest moments; more would be heard. */
const mostPressed = 6

interface Loudness {
  readonly integrated: number
  readonly truePeak: number
}

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
  const number = (pattern: RegExp) => Number(pattern.exec(complaints)?.[1])
  const integrated = number(/\bI:\s+(-?[\d.]+) LUFS/)
  const truePeak = number(/\bPeak:\s+(-?[\d.]+) dBFS/)
  return Number.isFinite(truePeak) && integrated > -70 ? { integrated, truePeak } : null
}

const measure = async (source: SoundSource, work: Work) => {
  const { complaints } = await transcode(
    // Only at this level does it print what it has measured.
    [
      ...['-loglevel', 'info', ...reading(source)],
      ...['-af', 'ebur128=framelog=verbose:peak=true', '-f', 'null', '-'],
    ],
    secondsOf(source),
    { ...work, progress: (percent) => work.progress(percent / 4) },
  )
  return parseLoudness(complaints)
}

/** One gain for the whole post, so that quiet and loud stay as far apart as they were meant. */
const normalised = (measured: Loudness | null) => {
  if (!measured) return []
  const gain = Math.min(
    wanted.loudness - measured.integrated,
    wanted.peak - measured.truePeak + mostPressed,
  )
  return [`volume=${gain.toFixed(2)}dB`, `alimiter=limit=${wanted.peak}dB:level=false`]
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
      { ...work, progress: (percent) => work.progress(25 + (percent * 3) / 4) },
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
