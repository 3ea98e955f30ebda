import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './test.ts'
import { chooseFiles } from './wizard.ts'

/** A photo as a camera makes it: large, and of noise that no format packs well. */
const photo = async () => {
  const [width, height] = [2000, 1125]
  const raw = { width, height, channels: 3 as const }
  const grain = randomBytes(width * height * 3)
  const buffer = await sharp(grain, { raw }).blur(2).jpeg({ quality: 95 }).toBuffer()
  return { name: 'coast.jpg', mimeType: 'image/jpeg', buffer }
}

export const expectSmaller = async (page: Page) => {
  const chosen = await photo()
  const begun = page.waitForRequest((request) => request.url().endsWith('/api/upload/presigned'))
  await chooseFiles(page, 'Upload cover', [chosen])
  const sent = (await begun).postDataJSON()
  expect(sent).toMatchObject({ purpose: 'thumbnail', file_type: 'image/webp' })
  expect(sent.file_size).toBeLessThan(chosen.buffer.length / 2)
}
