import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failures } from '../failures.ts'
import type { Rung } from '../ladder.ts'
import { anonymous, input, inWords, quiet } from './input.ts'
import type { MediaFacts } from './probe.ts'
import { eachLine, runTool } from './tool.ts'

export const segmentSeconds = 4

type Progress = (percent: number) => void

export interface Work {
  readonly folder: string
  readonly signal: AbortSignal
  readonly progress: Progress
}

/** Far more than any codec needs here, and less than a day. */
const patience = (duration: number) => Math.min(20 * 3600, Math.ceil(600 + duration * 30))

/** Runs ffmpeg and says how far it is, for something that becomes so many seconds long. */
export const transcode = (
  args: readonly string[],
  duration: number,
  { folder, signal, progress }: Work,
) =>
  runTool({
    program: 'ffmpeg',
    folder,
    signal,
    seconds: patience(duration),
    args: [...quiet, '-progress', 'pipe:1', '-stats_period', '0.5', ...args],
    output: eachLine((line) => {
      const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? []
      if (microseconds) progress(Math.min(99, Math.floor(Number(microseconds) / duration / 1e4)))
    }),
  })

/** One file with byte ranges, and the playlist that names them. */
const asSegments = (folder: string) => [
  ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
  ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'],
  ...['-hls_segment_filename', join(folder, 'segments.mp4'), join(folder, 'segments.m3u8')],
]

export interface MadeRendition {
  readonly file: string
  readonly playlist: string
  readonly bandwidth: number
  readonly codecs: string
}

/** As RFC 6381 names it, from what the encoder wrote into the file's head. */
const videoCodec = async (file: string): Promise<string | null> => {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(16_384), 0, 16_384, 0)
    const at = buffer.indexOf('avcC')
    return at < 0 ? null : `avc1.${buffer.subarray(at + 5, at + 8).toString('hex')}`
  } finally {
    await handle.close()
  }
}

/** The busiest segment decides what a connection must carry. */
const peakBits = (playlist: string) => {
  const pairs = playlist.matchAll(/#EXTINF:([\d.]+),\s+#EXT-X-BYTERANGE:(\d+)@/g)
  return Math.ceil(Math.max(...[...pairs].map(([, s, bytes]) => (Number(bytes) * 8) / Number(s))))
}

const described = async (folder: string, name: string, sound: boolean): Promise<MadeRendition> => {
  const file = join(folder, 'segments.mp4')
  const playlist = join(folder, 'segments.m3u8')
  const text = (await readFile(playlist, 'utf8')).replaceAll('segments.mp4', name)
  await writeFile(playlist, text)
  const codecs = [await videoCodec(file), sound ? 'mp4a.40.2' : null].filter(Boolean).join(',')
  return { file, playlist, bandwidth: peakBits(text), codecs }
}

export interface PictureSource {
  readonly path: string
  readonly type: string
  readonly facts: MediaFacts
  /** Seconds; a part of it, for a teaser. */
  readonly range?: { readonly start: number; readonly end: number }
  /** A rendition of ours: its first picture is the film's, however late its container begins. */
  readonly isOurs?: boolean
}

const pictureFilters = ({ width, height }: Rung, { facts: { video }, isOurs }: PictureSource) => [
  ...(isOurs ? ['setpts=PTS-STARTPTS'] : []),
  ...[`fps=${video?.frameRate}`, `scale=${width}:${height}:flags=bicubic`],
  ...['setsar=1', 'format=yuv420p'],
]

const pictureOptions = (rung: Rung, source: PictureSource) => [
  ...['-vf', pictureFilters(rung, source).join(',')],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high'],
  ...['-maxrate', String(rung.mostBits), '-bufsize', String(rung.mostBits * 2)],
  // Every rendition begins its segments at the same moments, so that a player can change between
  // them, and nothing in a segment refers to another.
  ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, '-sc_threshold', '0'],
]

/** The sound is taken as it was made once for all renditions. */
export const makeRendition = async (
  source: PictureSource,
  sound: string | null,
  rung: Rung,
  work: Work,
): Promise<MadeRendition> => {
  const { path, type, range } = source
  const { video, duration } = source.facts
  if (!video) throw new Error('there is no picture to make a rendition of')
  const seconds = range ? range.end - range.start : duration
  const cut = range ? ['-ss', String(range.start), '-t', String(seconds)] : []
  await transcode(
    [
      ...input(path, type, cut),
      ...(sound ? input(sound, 'audio/mp4') : []),
      ...['-map', `0:${video.stream}`, ...(sound ? ['-map', '1:a:0', '-c:a', 'copy'] : [])],
      ...[...pictureOptions(rung, source), ...anonymous],
      ...asSegments(work.folder),
    ],
    seconds,
    work,
  ).catch(inWords(failures.damagedPicture))
  return described(work.folder, rung.name, sound !== null)
}

/** A recording has one rendition: its sound, cut into segments. */
export const segmentSound = async (sound: string, duration: number, work: Work) => {
  await transcode(
    [...input(sound, 'audio/mp4'), '-map', '0:a:0', '-c', 'copy', ...asSegments(work.folder)],
    duration,
    work,
  ).catch(inWords(failures.damagedSound))
  return described(work.folder, 'audio', true)
}
