import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { button, field } from './forms.ts'

interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Through the first step to an empty draft. */
export const startContent = async (page: Page, type: 'Video' | 'Image' | 'Audio' | 'Article') => {
  await page.goto('/create')
  await page.getByText(type, { exact: true }).click()
  await button(page, 'Next').click()
  await field(page, 'Title').waitFor()
}

export const chooseFiles = async (page: Page, name: string, files: Chosen[]) => {
  const asked = page.waitForEvent('filechooser')
  await button(page, name).click()
  await (await asked).setFiles(files)
}

/** Some seconds of a test pattern with a tone. */
export const makeFilm = async (seconds = 4): Promise<Chosen> => {
  const folder = await mkdtemp(join(tmpdir(), 'fanfare-film-'))
  const path = join(folder, 'film.mp4')
  const inputs = [`testsrc2=s=640x360:r=25:d=${seconds}`, `sine=f=440:d=${seconds}`]
  const args = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input])
  try {
    await promisify(execFile)('ffmpeg', ['-v', 'error', ...args, '-shortest', path])
    return { name: 'film.mp4', mimeType: 'video/mp4', buffer: await readFile(path) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
