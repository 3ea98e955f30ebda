import { ContentId, type Money } from '@fanfare/contract'
import { environment, instance } from '@fanfare/ops'
import type { Page } from '@playwright/test'
import { button, field, title } from './forms.ts'
import { newPerson, type Person } from './people.ts'
import type { Site } from './site.ts'

/** Numbers that the provider for development knows; see sandbox-pay/README.md. */
export const cards = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asksBank: '4000000000003220',
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

/** A post of somebody new, for the total of 10.28 that the specification works out. */
export const newSold = async (
  site: Site,
  price: Money = { amount: 999, currency: 'USD' },
  title = 'Harbour',
) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const { call } = creator.session
  const { content } = await call('createContent', {
    body: { type: 'article', title, article, pricing: { type: 'paid', price } },
  })
  const id = ContentId.parse(content.id)
  await call('publishContent', {
    params: { id },
    body: { when: 'ready', rightsConfirmed: true },
  })
  return { id, creator, checkout: `/checkout?type=content&id=${id}` } satisfies Sold
}

export const changePrice = async ({ id, creator }: Sold, price: Money) => {
  const { call } = creator.session
  const { content } = await call('readDraft', { params: { id } })
  const body = { version: content.version, pricing: { type: 'paid' as const, price } }
  await call('updateContent', { params: { id }, body })
}

const frameOf = (page: Page, what: string) =>
  page.frameLocator(`iframe[title="Secure ${what} input frame"]`).getByRole('textbox')

export const cardNumber = (page: Page) => frameOf(page, 'card number')
export const expiry = (page: Page) => frameOf(page, 'expiration date')
export const securityCode = (page: Page) => frameOf(page, 'security code')

/** Into the provider's frames, as a hand does. */
export const typeCard = async (page: Page, number: string) => {
  await cardNumber(page).fill('')
  await cardNumber(page).pressSequentially(number)
  await expiry(page).fill('')
  await expiry(page).pressSequentially('1240')
  await securityCode(page).fill('')
  await securityCode(page).pressSequentially('123')
  await field(page, 'Cardholder name').fill('Noor Vale')
}

export const payButton = (page: Page) => button(page, /^Pay /)

/** Said for three seconds before the page goes on by itself: waited for in the page, without a gap. */
export const paid = (page: Page) => title(page, 'Payment Successful!').waitFor({ timeout: 30_000 })

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
