import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** A file as someone would choose it; no two are alike. */
export const makePicture = async (name = 'me.png') => {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="800" height="600"><circle cx="400" cy="300" r="${randomInt(120, 260)}" fill="#fff8e7"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
