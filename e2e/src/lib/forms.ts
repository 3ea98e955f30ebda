import type { Page } from '@playwright/test'
import type { Stranger } from './people.ts'

/** Text fields by their label; `exact`, because "Password" is also part of "Confirm password". */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
export const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/**
 * From a menu that is open, by key: a menu stays at its button, and a click that was aimed while the
 * page around it still moved falls beside it, which closes the menu.
 */
export const choose = (page: Page, name: string) =>
  page.getByRole('menuitem', { name }).press('Enter')

export const fillRegistration = async (
  page: Page,
  { username, name, email, password }: Stranger,
) => {
  await field(page, 'Username').fill(username)
  await field(page, 'Display name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

export const fillSignIn = async (page: Page, email: string, password: string) => {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign In').click()
}

const pictures = {
  avatar: {
    file: 'Photo file',
    stage: 'Your photo with a square crop',
    use: 'Use photo',
    takenBy: /^PUT .*\/api\/upload\/avatar$/,
  },
  banner: {
    file: 'Cover image file',
    stage: 'Your cover image with a wide crop',
    use: 'Use cover image',
    takenBy: /^PUT .*\/api\/upload\/banner$/,
  },
  group: {
    file: 'Group picture file',
    stage: 'Your picture with a square crop',
    use: 'Use picture',
    takenBy: /^PATCH .*\/api\/messaging\/conversations\/[^/]+$/,
  },
}

/** Through the real dialog: choose, move, zoom, cut. Answers when the server took it. */
export const uploadPicture = async (
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  kind: keyof typeof pictures = 'avatar',
) => {
  const words = pictures[kind]
  await page.getByLabel(words.file).setInputFiles(file)
  const stage = page.getByRole('application', { name: words.stage })
  await stage.press('ArrowRight')
  await page.getByRole('slider', { name: 'Zoom' }).fill('1.5')
  const taken = page.waitForResponse((reply) =>
    words.takenBy.test(`${reply.request().method()} ${reply.url()}`),
  )
  await button(page, words.use).click()
  const reply = await taken
  return { status: reply.status(), at: Date.now() }
}
