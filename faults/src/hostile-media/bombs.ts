import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import type { Sample } from './crafted.ts'

export const made = async (name: string, args: readonly string[]): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-hostile-'))
  try {
    const path = join(folder, name)
    await promisify(execFile)('ffmpeg', ['-loglevel', 'error', '-y', ...args, path])
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  return value >>> 0
})
const crc32 = (bytes: Buffer) => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Some kilobytes that unpack to a square of so many black pixels each way. */
const blackPng = (side: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF that says it is as large as a GIF can be, and has many frames. */
const longGif = (frames: number, side: number) => {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  screen.writeUInt16LE(side, 6)
  screen.writeUInt16LE(side, 8)
  const frame = Buffer.from(
    '\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0',
    'latin1',
  )
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

const tiny = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const image = { purpose: 'image', type: 'image/png' } as const
const video = { purpose: 'video', type: 'video/mp4' } as const

/** Small files that ask for much: pixels, frames, hours, tracks. */
export const bombSamples = async (): Promise<Sample[]> => {
  const black = 'color=black:s=64x64:r=1/600:d=60000'
  const tone = ['-f', 'lavfi', '-i', 'sine=d=1']
  const tracks = Array.from({ length: 40 }, () => ['-map', '0:a']).flat()
  return [
    { name: 'png of 900 megapixels', ...image, bytes: blackPng(30_000) },
    { name: 'gif of 5,000 frames', ...image, bytes: longGif(5_000, 1) },
    { name: 'gif of 4 gigapixels', ...image, bytes: longGif(2, 65_535) },
    {
      name: 'video of 16 hours',
      ...video,
      bytes: await made('long.mp4', ['-f', 'lavfi', '-i', black, ...tiny]),
    },
    {
      name: 'video of 40 tracks',
      ...video,
      bytes: await made('tracks.mp4', [...tone, ...tracks, '-c:a', 'aac']),
    },
    {
      name: 'video larger than 8K',
      ...video,
      bytes: await made('large.mp4', [
        ...['-f', 'lavfi', '-i', 'color=s=8192x5120:r=1:d=1', ...tiny],
      ]),
    },
  ]
}
