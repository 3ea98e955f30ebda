import { made } from '../../../server/src/domains/media/test/films.ts'
import { blackPng } from '../../../server/src/domains/media/test/samples.ts'
import type { Sample } from './crafted.ts'

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
