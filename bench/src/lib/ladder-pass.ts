import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { familyCpuSeconds } from './load.ts'

const sides: readonly (readonly [height: number, width: number, kilobits: number])[] = [
  [240, 426, 500],
  [360, 640, 1_000],
  [540, 960, 2_200],
  [720, 1280, 4_000],
  [1080, 1920, 7_000],
]

const output = (folder: string, at: number) => {
  const [height = 0, , kilobits = 0] = sides[at] ?? []
  return [
    ...['-map', `[out${at}]`, '-map', '0:a', '-c:a', 'aac', '-b:a', '128k'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high'],
    ...['-maxrate', `${kilobits}k`, '-bufsize', `${kilobits * 2}k`],
    ...['-force_key_frames', 'expr:gte(t,n_forced*4)', '-sc_threshold', '0'],
    ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_flags', 'single_file', '-hls_segment_filename', join(folder, `${height}.mp4`)],
    join(folder, `${height}.m3u8`),
  ]
}

/** Decoded once, scaled and encoded to every rung at the same time: nothing does it for less. */
const singlePass = (source: string, folder: string) => {
  const split = `[0:v]split=${sides.length}${sides.map((_, at) => `[in${at}]`).join('')}`
  const scales = sides.map(([height, width], at) => `[in${at}]scale=${width}:${height}[out${at}]`)
  const filter = [split, ...scales].join(';')
  return [
    ...['-loglevel', 'error', '-y', '-i', source, '-filter_complex', filter],
    ...sides.flatMap((_, at) => output(folder, at)),
  ]
}

const own = () => familyCpuSeconds(process.pid)

/** CPU-seconds of the best single pass over this file. */
export const bareTranscode = async (source: string): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-pass-'))
  try {
    const before = await own()
    const child = spawn('ffmpeg', singlePass(source, folder), { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
    return (await own()) - before
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
