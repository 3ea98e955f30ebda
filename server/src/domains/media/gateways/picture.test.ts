import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { failures } from '../failures.ts'
import * as samples from '../test/samples.ts'
import { cleanPicture, makePlaceholder, makeVariant, probePicture } from './picture.ts'

const tryAll = async (bytes: Buffer) => {
  await probePicture(bytes)
  await makeVariant(bytes, 512, 1)
  await makePlaceholder(bytes, 1)
}

/** In MB, above what was there before. */
/** Of this process alone: how busy the machine is does not count. */
const costOf = async (work: () => Promise<unknown>) => {
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  const began = process.cpuUsage()
  await work().catch(() => {})
  clearInterval(watch)
  const { user, system } = process.cpuUsage(began)
  return { megabytes: (peak - before) / 1e6, cpuMs: (user + system) / 1_000 }
}

describe('a picture', () => {
  it('is made upright, square and free of what the camera wrote into it', async () => {
    const bytes = await samples.sidewaysPhoto()
    expect(await probePicture(bytes)).toMatchObject({ type: 'image/jpeg', width: 300, height: 600 })
    const variant = await sharp(await makeVariant(bytes, 128, 1)).metadata()
    expect([variant.format, variant.width, variant.height]).toEqual(['webp', 128, 128])
    expect([variant.exif, variant.icc, variant.xmp, variant.orientation]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('has a stand-in of at most 400 characters, whatever it shows', async () => {
    for (const bytes of [await samples.photo(600, 600), await samples.noise(800, 800)]) {
      const placeholder = await makePlaceholder(bytes, 1)
      expect(placeholder).toMatch(/^data:image\/webp;base64,/)
      expect(placeholder.length).toBeLessThanOrEqual(400)
    }
  })

  it('comes out the same when it is made again', async () => {
    const bytes = await samples.photo(600, 400)
    expect(await makeVariant(bytes, 256, 1)).toEqual(await makeVariant(bytes, 256, 1))
  })
})

describe('a GIF of many frames', () => {
  it('is downloaded with all of them, and without what was written beside them', async () => {
    const bytes = samples.movingGif()
    const { width, height, frames } = await probePicture(bytes)
    expect([width, height, frames]).toEqual([480, 270, 310])
    expect(bytes.includes('Bellevue')).toBe(true)
    const clean = await cleanPicture(bytes, 'image/gif')
    expect(clean.includes('Bellevue')).toBe(false)
    const all = await sharp(clean, { pages: -1, limitInputPixels: false }).metadata()
    expect([all.pages, all.width, all.pageHeight, all.loop]).toEqual([310, 480, 270, 0])
    const { megabytes } = await costOf(() => cleanPicture(bytes, 'image/gif'))
    expect(megabytes).toBeLessThan(100)
  })

  it('that ends too early is refused in words', async () => {
    const cut = cleanPicture(samples.movingGif().subarray(0, -10), 'image/gif')
    await expect(cut).rejects.toThrow(failures.damaged)
  })
})

describe('a hostile file is refused in words, within bounds', async () => {
  const hostile: [string, () => Promise<Buffer>, string][] = [
    ['SVG', samples.svg, failures.unreadable],
    ['plain text', samples.text, failures.unreadable],
    ['TIFF', samples.tiff, failures.unreadable],
    ['nothing at all', async () => Buffer.alloc(0), failures.unreadable],
    ['half a JPEG', samples.truncatedJpeg, failures.damaged],
    ['half a PNG', samples.truncatedPng, failures.damaged],
    ['PNG that unpacks to 400 megapixels', samples.pngBomb, failures.tooLarge],
    ['GIF of a thousand frames', samples.longGif, failures.tooManyFrames],
  ]

  it.each(hostile)('%s', async (_, make, reason) => {
    const bytes = await make()
    await expect(tryAll(bytes)).rejects.toThrow(reason)
    const { megabytes, cpuMs } = await costOf(() => tryAll(bytes))
    expect(megabytes).toBeLessThan(100)
    expect(cpuMs).toBeLessThan(2_000)
  })
})
