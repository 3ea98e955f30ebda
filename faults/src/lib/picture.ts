import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { must, type Person } from './person.ts'

/** No two are alike, and `side` decides how long the pipeline is busy with one. */
export const makePicture = (side: number): Promise<Buffer> => {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

interface Permission {
  readonly file_id: string
  readonly upload_url: string
  readonly headers: Record<string, string>
}

/** The way a browser takes: permission from the api, the bytes straight to the store. */
export const sendPicture = async ({ browser }: Person, bytes: Buffer): Promise<string> => {
  const { body } = await must(browser, {
    method: 'POST',
    path: '/upload/presigned',
    body: {
      purpose: 'avatar',
      file_name: 'me.jpg',
      file_type: 'image/jpeg',
      file_size: bytes.length,
    },
  })
  const { file_id, upload_url, headers } = body as Permission
  const stored = await fetch(upload_url, {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(15_000),
  })
  if (!stored.ok) throw new Error(`the store answered ${stored.status} ${await stored.text()}`)
  return file_id
}
