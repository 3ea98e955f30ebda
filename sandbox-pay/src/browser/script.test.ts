import { chromium as options } from '@fanfare/ops'
import { type Browser, chromium, type Page } from '@playwright/test'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { testCards } from '../cards/test-cards.ts'

let sandbox: TestSandbox
let shop: Shop
let browser: Browser
let page: Page
beforeAll(async () => {
  sandbox = await openTestSandbox()
  shop = await openShop(sandbox.url, sandbox.config.publishableKey)
  browser = await chromium.launch(options)
})
afterAll(async () => {
  await browser.close()
  await shop[Symbol.asyncDispose]()
  await sandbox.close()
})
beforeEach(async () => {
  await page?.close()
  page = await browser.newPage()
  await page.goto(shop.url)
  await becomes('ready.length', 3)
})

const field = (name: 'number' | 'expiry' | 'code') =>
  page.frameLocator(`#${name} iframe`).getByRole('textbox')

const type = async (number: string, expiry = '1240', code = '123') => {
  await field('number').pressSequentially(number)
  await field('expiry').pressSequentially(expiry)
  await field('code').pressSequentially(code)
}

/** Runs in the page, where `stripe`, `fields` and the rest are. */
const inPage = <T>(expression: string) => page.evaluate<T>(expression)

/** News from a frame takes a moment to reach the page. */
const becomes = (expression: string, value: unknown) =>
  expect.poll(() => inPage(expression), { timeout: 8_000 }).toEqual(value)

const newIntent = async () => {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1028, currency: 'usd' })
  return { id: intent.id, secret: intent.client_secret ?? '' }
}

const bank = () => page.frameLocator('dialog iframe')
const statusOf = async (id: string) => (await sandbox.stripe.paymentIntents.retrieve(id)).status

describe('fields', () => {
  it('group and judge what is typed', async () => {
    await type(testCards.visa.number)
    expect(await field('number').inputValue()).toBe('4242 4242 4242 4242')
    expect(await field('expiry').inputValue()).toBe('12 / 40')
    await becomes('states', {
      number: { elementType: 'cardNumber', complete: true, empty: false, brand: 'visa' },
      expiry: { elementType: 'cardExpiry', complete: true, empty: false },
      code: { elementType: 'cardCvc', complete: true, empty: false },
    })
    await inPage('fields.number.clear()')
    await field('number').pressSequentially(`${testCards.amex.number}99`)
    expect(await field('number').inputValue()).toBe('3782 822463 10005')
    // The brand asks for four digits now.
    await becomes('states.code.complete', false)
    await field('code').press('End')
    await field('code').pressSequentially('4567')
    expect(await field('code').inputValue()).toBe('1234')
    await becomes('states.code.complete', true)
  })

  it('know what was typed before their script was there', async () => {
    const held = Promise.withResolvers<void>()
    const early = await browser.newPage()
    await early.route('**/v3/field.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await early.goto(shop.url, { waitUntil: 'commit' })
    const number = early.frameLocator('#number iframe').getByRole('textbox')
    await number.pressSequentially(testCards.visa.number)
    held.resolve()
    await expect
      .poll(() => early.evaluate('states.number'), { timeout: 8_000 })
      .toEqual({ elementType: 'cardNumber', complete: true, empty: false, brand: 'visa' })
    expect(await number.inputValue()).toBe('4242 4242 4242 4242')
    await early.close()
  })

  it('say what is wrong, and nothing while somebody types', async () => {
    await field('number').pressSequentially('4242 4242')
    await becomes('[states.number.empty, states.number.error]', [false, undefined])
    await field('expiry').pressSequentially('12')
    await becomes('states.number.error', {
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
      type: 'validation_error',
    })
    await field('number').press('End')
    await field('number').pressSequentially('42424241')
    await becomes('states.number.error?.code', 'invalid_number')
    expect(await field('number').getAttribute('aria-invalid')).toBe('true')
    await field('expiry').press('End')
    await field('expiry').press('Backspace')
    expect(await field('expiry').inputValue()).toBe('12')
    await field('expiry').press('Backspace')
    expect(await field('expiry').inputValue()).toBe('1')
    await field('expiry').pressSequentially('220')
    await becomes('states.expiry.error?.code', 'invalid_expiry_year_past')
    const result = await inPage('stripe.createPaymentMethod({ type: "card", card: fields.number })')
    expect(result).toMatchObject({ error: { code: 'invalid_number' } })
  })

  it('work by keyboard, have names, and take colours from the page', async () => {
    // Focus crosses from process to process: no hand is as fast as the first key of a test.
    const focused = (id: string) =>
      becomes('document.querySelector(".StripeElement--focus")?.id', id)
    await inPage('fields.number.focus()')
    await focused('number')
    await page.keyboard.type(testCards.mastercard.number)
    await page.keyboard.press('Tab')
    await focused('expiry')
    await page.keyboard.type('940')
    await page.keyboard.press('Tab')
    await focused('code')
    await page.keyboard.type('321')
    await page.keyboard.press('Enter')
    await becomes('[states.number.brand, submitted.count]', ['mastercard', 1])
    expect(await field('expiry').inputValue()).toBe('09 / 40')
    const number = page.frameLocator('#number iframe').getByLabel('Credit or debit card number')
    expect(await number.getAttribute('autocomplete')).toBe('cc-number')
    const look = await number.evaluate((input) => {
      const { color, fontSize } = getComputedStyle(input)
      return [color, fontSize]
    })
    expect(look).toEqual(['rgb(10, 20, 30)', '18px'])
    expect(await inPage('document.querySelector("#code").className')).toContain('--complete')
  })
})

it('keeps the number from the page and from every request to it', async () => {
  const { number } = testCards.visa
  const toShop: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(shop.url)) toShop.push(request.url() + request.postData())
  })
  await type(number)
  const { paymentMethod } = await inPage<{ paymentMethod: Stripe.PaymentMethod }>(
    'stripe.createPaymentMethod({ type: "card", card: fields.number, billing_details: { name: "R" } })',
  )
  expect(paymentMethod).toMatchObject({ card: { last4: '4242' }, billing_details: { name: 'R' } })
  const visible = await inPage<string>(
    'JSON.stringify([seen, states]) + document.documentElement.outerHTML + location.href',
  )
  expect(visible).toContain('complete')
  expect(visible).not.toContain('violation')
  for (const part of [visible, ...toShop]) {
    expect(part.replaceAll(' ', '')).not.toContain(number)
  }
  const reach = 'document.querySelector("#number iframe").contentWindow.document'
  await expect(inPage(reach)).rejects.toThrow('cross-origin')
})

describe('3-D Secure', () => {
  it('passed pays', async () => {
    const { id, secret } = await newIntent()
    await type(testCards['three-d-secure'].number)
    const done = inPage<{ paymentIntent: Stripe.PaymentIntent }>(
      `stripe.confirmCardPayment('${secret}', { payment_method: { card: fields.number } })`,
    )
    await page.getByRole('dialog', { name: 'Bank authentication' }).waitFor()
    await bank().getByText('$10.28').waitFor()
    await bank().getByRole('button', { name: 'Complete authentication' }).click()
    expect((await done).paymentIntent.status).toBe('succeeded')
    expect(await statusOf(id)).toBe('succeeded')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('failed says so and lets another card pay', async () => {
    const { id, secret } = await newIntent()
    const { id: method } = await sandbox.card('three-d-secure')
    await sandbox.stripe.paymentIntents.confirm(id, {
      payment_method: method,
      return_url: shop.url,
      use_stripe_sdk: true,
    })
    const done = inPage(`stripe.handleNextAction({ clientSecret: '${secret}' })`)
    await bank().getByRole('button', { name: 'Fail authentication' }).click()
    expect(await done).toMatchObject({
      error: { code: 'payment_intent_authentication_failure', payment_intent: { id } },
    })
    await type(testCards.visa.number)
    const second = await inPage(
      `stripe.confirmPayment({ elements, clientSecret: '${secret}', redirect: 'if_required' })`,
    )
    expect(second).toMatchObject({ paymentIntent: { status: 'succeeded' } })
  })

  it('is a page of its own where somebody was sent there', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 1028,
      currency: 'usd',
      confirm: true,
      return_url: `${shop.url}back`,
      payment_method: (await sandbox.card('three-d-secure')).id,
    })
    await page.goto(intent.next_action?.redirect_to_url?.url ?? '')
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await page.waitForURL(/\/back\?.*redirect_status=succeeded/)
    expect(await statusOf(intent.id)).toBe('succeeded')
  })
})

it('puts a card on file, and tells a decline in words', async () => {
  const { stripe } = sandbox
  const customer = (await stripe.customers.create()).id
  const { client_secret } = await stripe.setupIntents.create({ customer })
  await type(testCards.visa.number)
  const saved = await inPage(
    `stripe.confirmCardSetup('${client_secret}', { payment_method: { card: fields.number } })`,
  )
  expect(saved).toMatchObject({ setupIntent: { status: 'succeeded' } })
  expect((await stripe.paymentMethods.list({ customer })).data).toHaveLength(1)

  const { secret } = await newIntent()
  await inPage('Object.values(fields).forEach((field) => field.clear())')
  await type(testCards['insufficient-funds'].number)
  const declined = await inPage(
    `stripe.confirmCardPayment('${secret}', { payment_method: { card: fields.number } })`,
  )
  expect(declined).toMatchObject({
    error: { decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  })
})
