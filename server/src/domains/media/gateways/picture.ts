import sharp, { type Sharp } from 'sharp'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../failures.ts'
import { stripGif } from './gif.ts'

// Whatever a file claims to be, no other decoder is reached: SVG and PDF can ask for more files,
// and rare formats have rare faults.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(
    (format) => `VipsForeignLoad${format}Buffer`,
  ),
})
sharp.cache(false)
sharp.concurrency(1)

const limits = { pixels: 40_000_000, frames: 500, seconds: 10, encodeSeconds: 90 }

/** Shows as a blur while the picture loads; it travels inside every reply. */
const placeholderLimit = 400
const placeholderWidths = [16, 12, 8, 4]

const open = (bytes: Buffer, seconds = limits.seconds) =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: limits.pixels,
    sequentialRead: true,
    autoOrient: true,
    // The first frame; the others are never decoded.
    pages: 1,
  }).timeout({ seconds })

/** Only decoding is in here, so what goes wrong is the file's fault and stays so. */
const decode = async <T>(work: () => Promise<T>, otherwise: string): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('pixel limit')) throw new FinalFault(failures.tooLarge)
    if (message.includes('timeout')) throw new FinalFault(failures.tooSlow)
    throw new FinalFault(otherwise)
  }
}

export interface PictureFacts {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** What the bytes are, whatever the name and the sender say. */
export const probePicture = async (bytes: Buffer): Promise<PictureFacts> => {
  const facts = await decode(() => open(bytes).metadata(), failures.unreadable)
  const { width, height } = facts.autoOrient
  const frames = facts.pages ?? 1
  if (width * height > limits.pixels) throw new FinalFault(failures.tooLarge)
  if (frames > limits.frames) throw new FinalFault(failures.tooManyFrames)
  const format = facts.compression === 'av1' ? 'avif' : facts.format
  return { type: `image/${format}`, width, height, frames }
}

/** Upright, in sRGB and without anything else the file carried; cut to shape around the middle. */
const resized = (bytes: Buffer, width: number, ratio: number | null, seconds?: number) =>
  open(bytes, seconds).resize(
    width,
    ratio ? Math.round(width / ratio) : null,
    ratio ? { fit: 'cover' } : {},
  )

export const makeVariant = (bytes: Buffer, width: number, ratio: number | null): Promise<Buffer> =>
  decode(() => resized(bytes, width, ratio).webp({ quality: 82 }).toBuffer(), failures.damaged)

export const makePlaceholder = async (bytes: Buffer, ratio: number | null): Promise<string> => {
  for (const width of placeholderWidths) {
    const blurred = () => resized(bytes, width, ratio).blur(0.8).webp({ quality: 20 }).toBuffer()
    const tiny = await decode(blurred, failures.damaged)
    const url = `data:image/webp;base64,${tiny.toString('base64')}`
    if (url.length <= placeholderLimit) return url
  }
  throw new Error('no placeholder is small enough')
}

const blurredSide = 20

/** Colours and light are left of it. What is thrown away before it is enlarged cannot come back. */
export const blurPicture = (bytes: Buffer, width: number): Promise<Buffer> =>
  decode(async () => {
    const tiny = await open(bytes)
      .resize(blurredSide, blurredSide, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const height = Math.round((width * tiny.info.height) / tiny.info.width)
    return sharp(tiny.data)
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .blur(width / blurredSide)
      .webp({ quality: 60 })
      .toBuffer()
  }, failures.damaged)

const formats = {
  'image/avif': (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 82 }),
} as const
type PictureFormat = keyof typeof formats
export const pictureFormats = Object.keys(formats) as PictureFormat[]

export const makePicture = (bytes: Buffer, width: number, format: PictureFormat) =>
  decode(
    () =>
      formats[format](resized(bytes, width, null, limits.encodeSeconds)).toBuffer({
        resolveWithObject: true,
      }),
    failures.damaged,
  )

const written = (picture: Sharp) => picture.keepIccProfile().toBuffer()

const whole: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  'image/jpeg': (bytes) => written(open(bytes).jpeg({ quality: 95 })),
  'image/png': (bytes) => written(open(bytes).png()),
  'image/webp': (bytes) => written(open(bytes, limits.encodeSeconds).webp({ quality: 95 })),
  'image/avif': (bytes) => written(open(bytes, limits.encodeSeconds).avif({ quality: 80 })),
  'image/gif': async (bytes) => stripGif(bytes),
}

/** The picture at its full size, upright, without the place, the device and the time it was taken. */
export const cleanPicture = (bytes: Buffer, type: string): Promise<Buffer> => {
  const write = whole[type]
  if (!write) throw new FinalFault(failures.unreadable)
  return decode(() => write(bytes), failures.damaged)
}
