import type { Locator } from '@playwright/test'
import { onPhone } from '../src/lib/devices.ts'
import { button, field, title } from '../src/lib/forms.ts'
import {
  cardNumber,
  cards,
  expiry,
  newSold,
  paid,
  payButton,
  securityCode,
} from '../src/lib/paying.ts'
import { giveSession, linkIn, newPerson, newStranger } from '../src/lib/people.ts'
import { newTierShop, ownSubscription } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

/** A finger on the field, then the keyboard of the phone. */
const tapAndType = async (place: Locator, text: string) => {
  await place.tap()
  await place.pressSequentially(text)
}

/** Everything by taps alone: nothing here can be hovered, and what is too small is not hit. */
test('a stranger registers by touch', onPhone, async ({ page, site }) => {
  const { username, name, email, password } = newStranger()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).tap()
  await tapAndType(field(page, 'Username'), username)
  await tapAndType(field(page, 'Display name'), name)
  await tapAndType(field(page, 'Email'), email)
  await tapAndType(field(page, 'Password'), password)
  await tapAndType(field(page, 'Confirm password'), password)
  await page.getByText(/^I agree/).tap({ position: { x: 5, y: 5 } })
  await button(page, 'Create Account').tap()
  await expect(title(page, 'Check your inbox')).toBeVisible()
  await page.goto(linkIn(await site.inbox.waitFor(email, /Confirm your email/), '/verify'))
  await page.getByRole('link', { name: 'Continue to Fanfare' }).tap()
  await expect(title(page, `Welcome, ${name}`)).toBeVisible()
})

test('a fan buys and subscribes by touch', onPhone, async ({ page, site, person }) => {
  const typeCard = async () => {
    await tapAndType(cardNumber(page), cards.good)
    await tapAndType(expiry(page), '1240')
    await tapAndType(securityCode(page), '123')
    await tapAndType(field(page, 'Cardholder name'), 'Noor Vale')
  }
  const { id } = await newSold(site)
  await page.goto(`/content/${id}`)
  await page.getByRole('link', { name: /^Buy/ }).tap()
  await typeCard()
  await payButton(page).tap()
  await paid(page)
  await page.getByRole('link', { name: /^(Open|Read)/ }).tap()
  await expect(page.getByText('Rain over the harbour.')).toBeVisible()

  const { creator } = await newTierShop(site)
  await page.goto(`/profile/${creator.username}`)
  await page.getByRole('tab', { name: 'Subscribe' }).tap()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Subscribe/ })
    .tap()
  await typeCard()
  await button(page, /^Subscribe, /).tap()
  await paid(page)
  expect(await ownSubscription(person)).toMatchObject({ state: 'active' })
})

test('a creator publishes by touch', onPhone, async ({ page, context, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
  await page.goto('/create')
  await page.getByText('Article', { exact: true }).tap()
  await button(page, 'Next').tap()
  await tapAndType(field(page, 'Title'), 'Notes on weather')
  await tapAndType(page.getByRole('textbox', { name: 'Article text' }), 'It rained for a week.')
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).tap()
  await expect(page.getByRole('switch', { name: 'Allow comments' })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).tap()
  await page.getByText(/I made this or have the rights/).tap()
  await button(page, 'Publish Content').tap()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
  await page.getByRole('link', { name: 'View post' }).tap()
  await expect(title(page, 'Notes on weather')).toBeVisible()
})
