import type { Page } from '@playwright/test'
import { button, field, title } from '../lib/forms.ts'
import { cards, newSold, paid, payButton } from '../lib/paying.ts'
import { linkIn, newStranger } from '../lib/people.ts'
import type { Site } from '../lib/site.ts'
import { newTierShop } from '../lib/subscribing.ts'
import { expect } from '../lib/test.ts'
import type { Hand } from './hand.ts'

/** From the home page of a stranger to their own. */
export const register = async (page: Page, hand: Hand, site: Site) => {
  const { username, name, email, password } = newStranger()
  await page.goto('/')
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Create account' }))
  await expect(title(page, 'Create your account')).toBeVisible()
  await hand.choose(page.getByRole('radio', { name: /^Creator/ }))
  await hand.writeDay(field(page, 'Birth date'), { iso: '1990-04-12', keys: '04121990' })
  await hand.write(field(page, 'Username'), username)
  await hand.write(field(page, 'Display name'), name)
  await hand.write(field(page, 'Email'), email)
  await hand.write(field(page, 'Password'), password)
  await hand.write(field(page, 'Confirm password'), password)
  await hand.check(page.getByRole('checkbox', { name: /I agree/ }))
  await hand.press(button(page, 'Create Account'))
  await expect(title(page, 'Check your inbox')).toBeFocused()
  await page.goto(linkIn(await site.inbox.waitFor(email, /Confirm your email/), '/verify'))
  await hand.press(page.getByRole('link', { name: 'Continue to Fanfare' }))
  await expect(title(page, `Welcome, ${name}`)).toBeVisible()
}

/** From a locked post to its words. */
export const buy = async (page: Page, hand: Hand, site: Site) => {
  const { id } = await newSold(site)
  await page.goto(`/content/${id}`)
  await hand.press(page.getByRole('link', { name: /^Buy/ }))
  await hand.pay(page, cards.good, payButton(page))
  await paid(page)
  await hand.press(page.getByRole('link', { name: /^(Open|Read)/ }))
  await expect(page.getByText('Rain over the harbour.')).toBeVisible()
}

/** From the profile of a creator to one of their tiers. */
export const subscribe = async (page: Page, hand: Hand, site: Site) => {
  const { creator } = await newTierShop(site)
  await page.goto(`/profile/${creator.username}`)
  await hand.open(page.getByRole('tab', { name: 'Subscribe' }))
  await expect(page.getByRole('heading', { name: 'Harbour light' })).toBeVisible()
  await hand.press(page.getByRole('main').getByRole('link', { name: /^Subscribe/ }))
  await hand.pay(page, cards.good, button(page, /^Subscribe, /))
  await paid(page)
  await expect(page.getByText(/You’re subscribed/)).toBeVisible()
}
