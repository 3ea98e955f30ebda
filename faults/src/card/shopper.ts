import { chromium as options } from '@fanfare/ops'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Person } from '../lib/person.ts'

const patienceMs = 180_000

/** Someone with a browser who is signed in. */
export const openShopper = async (origin: string, { browser: { cookies } }: Person) => {
  const browser = await chromium.launch(options)
  const context = await browser.newContext()
  context.setDefaultTimeout(patienceMs)
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))
  return { context, [Symbol.asyncDispose]: () => browser.close() }
}

const frame = (page: Page, what: string) =>
  page.frameLocator(`iframe[title="Secure ${what} input frame"]`).getByRole('textbox')

/** Types a wrong number and then the right one, as hands do, and pays. */
export const pay = async (
  context: BrowserContext,
  url: string,
  { wrong, right }: { wrong: string; right: string },
  look: (page: Page) => Promise<void>,
) => {
  const page = await context.newPage()
  await page.goto(url)
  const number = frame(page, 'card number')
  await number.pressSequentially(wrong)
  await frame(page, 'expiration date').pressSequentially('1240')
  await look(page)
  await number.fill('')
  await number.pressSequentially(right)
  await frame(page, 'security code').pressSequentially('123')
  await page.getByLabel('Cardholder name').fill('Noor Vale')
  await look(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await look(page)
  return page
}
