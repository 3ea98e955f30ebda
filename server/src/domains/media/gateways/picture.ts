import sharp from 'sharp'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { failures } from '../policy.ts'

// Whatever a file claims to be, no other decoder is reached: SVG and PDF can ask for more files,
// and rare formats have rare faults.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const limits = { pixels: 40_000_000, frames: 500, seconds: 10 }

/** Shows as a blur while the picture loads; it travels inside every reply. */
const placeholderLimit = 400
const placeholderWidths = [16, 12, 8, 4]

const open = (bytes: Buffer) =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: limits.pixels,
    sequentialRead: true,
    autoOrient: true,
    // The first frame; the others are never decoded.
    pages: 1,
  }).timeout({ seconds: limits.seconds })

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
}

/** What the bytes are, whatever the name and the sender say. */
export const probePicture = async (bytes: Buffer): Promise<PictureFacts> => {
  const facts = await decode(() => open(bytes).metadata(), failures.unreadable)
  const { width, height } = facts.autoOrient
  if (width * height > limits.pixels) throw new FinalFault(failures.tooLarge)
  if ((facts.pages ?? 1) > limits.frames) throw new FinalFault(failures.tooManyFrames)
  return { type: `image/${facts.format}`, width, height }
}

/** Upright, cut to shape around the middle, in sRGB and without anything else the file carried. */
const cut = (bytes: Buffer, width: number, ratio: number) =>
  open(bytes).resize(width, Math.round(width / ratio), { fit: 'cover' })

export const makeVariant = (bytes: Buffer, width: number, ratio: number): Promise<Buffer> =>
  decode(() => cut(bytes, width, ratio).webp({ quality: 82 }).toBuffer(), failures.damaged)

export const makePlaceholder = async (bytes: Buffer, ratio: number): Promise<string> => {
  for (const width of placeholderWidths) {
    const blurred = () => cut(bytes, width, ratio).blur(0.8).webp({ quality: 20 }).toBuffer()
    const tiny = await decode(blurred, failures.damaged)
    const url = `data:image/webp;base64,${tiny.toString('base64')}`
    if (url.length <= placeholderLimit) return url
  }
  throw new Error('no placeholder is small enough')
}
