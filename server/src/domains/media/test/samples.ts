import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const gradient = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width
    const y = Math.floor(at / 3 / width)
    pixels[at] = (x * 255) / width
    pixels[at + 1] = (y * 255) / height
    pixels[at + 2] = ((x ^ y) * 7) & 255
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const photo = (width: number, height: number) => gradient(width, height).jpeg().toBuffer()

export const sidewaysPhoto = () =>
  gradient(600, 300)
    .withExif({ IFD0: { Make: 'A camera', Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Taken at a place that the file tells. */
export const locatedPhoto = (width: number, height: number) =>
  gradient(width, height)
    .withExif({
      IFD0: { Make: 'A camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1' },
    })
    .jpeg()
    .toBuffer()

/** The same at every call, and as hard to compress as can be. */
export const noise = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    pixels[at] = state >> 16
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

export const svg = async () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')

export const text = async () => Buffer.from('GIF? No: a text that says it is one.\n'.repeat(50))

export const tiff = () => gradient(64, 64).tiff().toBuffer()

const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
export const truncatedJpeg = async () => firstHalf(await photo(800, 800))
export const truncatedPng = async () => firstHalf(await noise(200, 200))

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** A few kilobytes that unpack to a square of so many black pixels each way. */
export const blackPng = (side: number) => {
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

export const pngBomb = async () => blackPng(20_000)

/** Frames that change one pixel of the screen, from the GIF89a description. */
const gif = (width: number, height: number, frames: number, notes = '') => {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  const frame = Buffer.from(
    '\x21\xf9\x04\x00\x0a\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00',
    'latin1',
  )
  const all = Array<Buffer>(frames).fill(frame)
  return Buffer.concat([screen, Buffer.from(notes, 'latin1'), ...all, Buffer.from(';')])
}

export const longGif = async () => gif(1, 1, 1_000)

const repeat = '\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0'
const comment = '\x21\xfe\x11taken at Bellevue\0'

/** Within all limits, though its frames together have more pixels than one picture may have. */
export const movingGif = () => gif(480, 270, 310, repeat + comment)
