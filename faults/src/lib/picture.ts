import { randomInt } from 'node:crypto'
import type { ProfilePicture } from '@fanfare/contract'
import sharp from 'sharp'
import type { Person } from './person.ts'
import { sendFile } from './upload.ts'

/** No two are alike, and `side` decides how long the pipeline is busy with one. */
export const makePicture = (side: number): Promise<Buffer> => {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

export const sendPicture = (
  person: Person,
  bytes: Buffer,
  purpose: ProfilePicture = 'avatar',
): Promise<string> => sendFile(person, { purpose, name: 'me.jpg', type: 'image/jpeg' }, bytes)
