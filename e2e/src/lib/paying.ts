import { ContentId, type Money, type RequestOf, type Routes } from '@fanfare/contract'
import { environment, instance } from '@fanfare/ops'
import { expect, type Locator, type Page } from '@playwright/test'
import { editReleased } from './edit-released.ts'
import { button, field, title } from './forms.ts'
import { newPerson, type Person } from './people.ts'
import type { Site } from './site.ts'

/** Numbers that the provider for development knows; see sandbox-pay/README.md. */
export const cards = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  poor: '4000000000009995',
  german: '4000002760000016',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  asksBank: '4000000000003220',
  disputes: '4000000000000259',
  slow: '4000000000007023',
  slowAndDeclined: '4000000000007031',
} as const

const words = { type: 'text', text: 'Rain over the harbour.' }
const article = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }

export interface Sold {
  readonly id: ContentId
  readonly creator: Person
  readonly checkout: string
}

type NewContent = Partial<RequestOf<Routes['createContent']>['body']>

/** An article of theirs that is out. */
export const newPost = async ({ session: { call } }: Person, fields: NewContent = {}) => {
  const { content } = await call('createContent', {
    body: { type: 'article', title: 'Harbour', article, ...fields },
  })
  const id = ContentId.parse(content.id)
  await call('publishContent', {
    params: { id },
    body: { when: 'ready', rightsConfirmed: true },
  })
  return id
}

/** A post of somebody new, for the total of 10.28 that the specification works out. */
export const newSold = async (
  site: Site,
  price: Money = { amount: 999, currency: 'USD' },
  title = 'Harbour',
) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await newPost(creator, { title, pricing: { type: 'paid', price } })
  return { id, creator, checkout: `/checkout?type=content&id=${id}` } satisfies Sold
}

export const changePrice = async ({ id, creator }: Sold, price: Money) => {
  await editReleased(creator.session, id, { pricing: { type: 'paid', price } })
}

const frameOf = (page: Page, what: string) =>
  page.frameLocator(`iframe[title="Secure ${what} input frame"]`).getByRole('textbox')

export const cardNumber = (page: Page) => frameOf(page, 'card number')
export const expiry = (page: Page) => frameOf(page, 'expiration date')
export const securityCode = (page: Page) => frameOf(page, 'security code')

/** A frame has the focus before the keys follow it there from another process. */
const typeDigits = (place: Locator, digits: string) =>
  expect(async () => {
    await place.fill('')
    await place.pressSequentially(digits)
    expect((await place.inputValue()).replace(/\D/g, '')).toBe(digits)
  }).toPass()

/** Into the provider's frames, as a hand does. */
export const typeCard = async (page: Page, number: string) => {
  await typeDigits(cardNumber(page), number)
  await typeDigits(expiry(page), '1240')
  await typeDigits(securityCode(page), '123')
  await field(page, 'Cardholder name').fill('Noor Vale')
}

/** From a place before the card's fields to the last of them, with nothing but keys. */
export const typeCardByKeyboard = async (page: Page, number: string) => {
  const name = field(page, 'Cardholder name')
  const fields = [
    [cardNumber(page), number],
    [expiry(page), '1240'],
    [securityCode(page), '123'],
    [name, 'Noor Vale'],
  ] as const
  for (const [place, text] of fields) {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(place).toBeFocused({ timeout: 3_000 })
    }).toPass()
    // Focus crosses from process to process: a field has it before the keys follow.
    await expect(async () => {
      await page.keyboard.press(text.slice(0, 1))
      await expect(place).not.toHaveValue('', { timeout: 1_000 })
    }).toPass()
    await page.keyboard.type(text.slice(1))
  }
  await expect(name).toHaveValue('Noor Vale')
  // The page hears of the last frame a moment after the keys; whoever sends before is sent back to it.
  await expect(page.locator('.StripeElement--complete')).toHaveCount(3)
}

/** Folded where there is little room. */
export const openBreakdown = async (page: Page) => {
  const details = page.locator('details').filter({ hasText: 'Price breakdown' })
  if ((await details.getAttribute('open')) === null) await page.getByText('Price breakdown').click()
}

export const payButton = (page: Page) => button(page, /^Pay /)

export const paid = (page: Page) => title(page, 'Payment Successful!').waitFor({ timeout: 30_000 })

/** From the success page, which waits for it. */
export const goOn = (page: Page, label: string) =>
  page.getByRole('link', { name: label, exact: true }).click()

export const answerBank = (page: Page, answer: 'Complete' | 'Fail') =>
  page
    .frameLocator('iframe[title="Bank authentication"]')
    .getByRole('button', { name: `${answer} authentication` })
    .click()

/** As our server asks, with the secret key. */
export const askProvider = async <Answer>(path: string, init: RequestInit = {}) => {
  const { PAY_URL, PAY_SECRET_KEY } = environment(instance('e2e'))
  const headers = { authorization: `Bearer ${PAY_SECRET_KEY}` }
  const reply = await fetch(PAY_URL + path, { ...init, headers })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return (await reply.json()) as Answer
}

interface Listed {
  readonly data: readonly {
    readonly id: string
    readonly status: string
    readonly metadata: Readonly<Record<string, string>>
  }[]
}

/** The payments that were begun for one order. */
export const paymentsOf = async (orderId: string) => {
  const { data } = await askProvider<Listed>('/v1/payment_intents?limit=100')
  return data.filter(({ metadata }) => Object.values(metadata).includes(orderId))
}

/** What the bank takes its time for happens now. */
export const hurry = (id: string) => askProvider(`/sandbox/hurry/${id}`, { method: 'POST' })
