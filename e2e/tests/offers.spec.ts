import { AccountId } from '@fanfare/contract'
import type { Route } from '@playwright/test'
import { button, field, fillRegistration, title } from '../src/lib/forms.ts'
import { cards, goOn, newSold, paid, payButton, typeCard } from '../src/lib/paying.ts'
import { giveSession, linkIn, newStranger } from '../src/lib/people.ts'
import { newTierShop, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

test('a creator makes a code that gives a post away, and a fan comes by its link', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const { id, creator } = await newSold(site)
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto('/dashboard/promotions')
  await button(hers, 'New promotion').click()
  await field(hers, 'Code').fill('friends')
  await field(hers, 'Percent').fill('100')
  await button(hers, 'Create promotion').click()
  await expect(hers.getByText('FRIENDS is ready to share')).toBeVisible()
  await expect(hers.getByText('Used 0 times')).toBeVisible()
  await button(hers, 'Get link').click()
  await hers.getByRole('radio', { name: 'Harbour' }).check()
  const link = await field(hers, 'Link').inputValue()
  expect(link).toBe(`${site.origin}/content/${id}?code=FRIENDS`)

  await page.goto(link)
  await page.getByRole('link', { name: 'Buy for $10.28' }).click()
  await expect(page.getByText('FRIENDS applied: $9.99 off')).toBeVisible()
  await button(page, 'Get it free').click()
  await paid(page)
  await goOn(page, 'Read now')
  await expect(page.getByText('Rain over the harbour.')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions).toMatchObject([{ state: 'paid', lines: { total: { amount: 0 } } }])

  await hers.reload()
  await expect(hers.getByText('Used 1 time')).toBeVisible()
  await button(hers, 'End now').click()
  await hers.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(hers.getByText('Ended')).toBeVisible()
})

test('a code is typed, refused in words, replaced and taken away again', async ({
  page,
  site,
  person,
}) => {
  const { checkout, creator } = await newSold(site)
  const percent = (code: string, of: number) =>
    creator.session.call('createPromotion', {
      body: { code, discount: { type: 'percent', percent: of } },
    })
  await percent('HALF', 50)
  await percent('NEARLY', 90)
  await page.goto(checkout)
  await button(page, 'Add promotion code').click()
  const code = field(page, 'Promotion code')
  await code.fill('nearly')
  await button(page, 'Apply').click()
  await expect(page.getByText('This code would bring the price below 2.99')).toBeVisible()
  await code.fill('half')
  await code.press('Enter')
  await expect(page.getByText('HALF applied: $5.00 off')).toBeVisible()
  await expect(button(page, 'Pay $5.13')).toBeVisible()
  await button(page, 'Remove code HALF').click()
  await expect(button(page, 'Pay $10.28')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions).toEqual([])
})

test('a gift is claimed by somebody new through registration and confirmation', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const { id } = await newSold(site)
  await page.goto(`/content/${id}`)
  await page.getByRole('link', { name: 'Gift', exact: true }).click()
  await typeCard(page, cards.good)
  await payButton(page).click()
  await paid(page)
  await goOn(page, 'Get the link')
  await expect(title(page, 'Your gift: Harbour')).toBeVisible()
  await page.getByLabel('Message (optional)').fill('For the long train ride.')
  await button(page, 'Save message').click()
  await expect(page.getByText('Message saved')).toBeVisible()
  const stranger = newStranger('Milo Finch')
  await field(page, 'Their email').fill(stranger.email)
  await button(page, 'Send gift').click()
  await expect(page.getByText(`Gift sent to ${stranger.email}`)).toBeVisible()

  const theirs = await otherBrowser()
  const mail = await site.inbox.waitFor(stranger.email, /sent a gift on Fanfare/)
  const link = mail.text.match(/https?:\/\/\S+\/gift\/\S+/)?.[0] ?? ''
  await theirs.goto(link)
  await expect(title(theirs, 'Harbour')).toBeVisible()
  await expect(theirs.getByText('For the long train ride.')).toBeVisible()
  await theirs.getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(theirs, stranger)
  await button(theirs, 'Create Account').click()
  await expect(title(theirs, 'Check your inbox')).toBeVisible()
  // The link in the mail knows nothing of the gift; the browser does.
  const confirmation = await site.inbox.waitFor(stranger.email, /Confirm your email/)
  await theirs.goto(linkIn(confirmation, '/verify'))
  await theirs.getByRole('link', { name: 'Continue where you left off' }).click()
  await button(theirs, 'Claim your gift').click()
  await expect(theirs.getByText('Rain over the harbour.')).toBeVisible()

  // Its giver's page has heard of it.
  await expect(page.getByText('Claimed by Milo Finch')).toBeVisible()
  const late = await otherBrowser()
  await late.goto(link)
  await expect(late.getByText('Someone already claimed this gift.')).toBeVisible()
  const { gifts } = await person.session.call('listGifts', { query: {} })
  expect(gifts).toMatchObject([{ state: 'claimed', link: null }])
})

test('a tip needs a card, gathers on the tab, is taken back, and the full tab is charged', async ({
  page,
  site,
  person,
}) => {
  const { creator } = await newSold(site)
  await page.goto(`/profile/${creator.username}`)
  await button(page, 'Tip').click()
  await button(page, 'Add a card').click()
  await typeCard(page, cards.good)
  await button(page, 'Add card').click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('Your pending tips come to $3.09, including a $0.09 processing fee'),
  ).toBeVisible()
  await dialog.getByLabel('Amount').fill('2.00')
  await expect(dialog.getByText('At least $3.00')).toBeVisible()
  await expect(
    dialog.getByText('Smaller tips need a subscription in USD that renews within 35 days.'),
  ).toBeVisible()
  await dialog.getByLabel('Amount').fill('3.00')
  await dialog.getByLabel('Message').fill('Lovely light.')
  await button(page, 'Tip $3.00').click()
  await expect(page.getByText('$3.00 for Ines Harbour added to your pending tips')).toBeVisible()

  await page.goto('/settings/billing')
  const tab = page.getByRole('region', { name: 'Pending tips in USD' })
  await expect(tab.getByText('Lovely light.')).toBeVisible()
  await button(page, 'Cancel tip: $3.00 for Ines Harbour').click()
  await expect(page.getByText('$3.00 tip for Ines Harbour canceled')).toBeVisible()
  await expect(page.getByText('No pending tips.')).toBeVisible()

  await page.goto(`/profile/${creator.username}`)
  await button(page, 'Tip').click()
  await button(page, '$5.00').click()
  await expect(page.getByText('Your pending tips reach $5.00')).toBeVisible()
  await button(page, 'Tip $5.00').click()
  await expect(page.getByText('$5.00 for Ines Harbour is being charged')).toBeVisible()
  await page.goto('/settings/billing')
  await expect(page.getByText('Tips to Ines Harbour')).toBeVisible()
  await expect(page.getByText('Completed').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('No pending tips.')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions).toMatchObject([{ state: 'paid', lines: { total: { amount: 515 } } }])
})

test('a tip is given once, though its answer is lost or it never arrives', async ({
  page,
  site,
  person,
}) => {
  const { creator } = await newSold(site)
  const profile = `/profile/${creator.username}`
  const given = page.getByText('$2.00 for Ines Harbour added to your pending tips')
  const tips = '**/api/tips'
  // Their renewal would charge small tips along.
  await subscribe(person, (await newTierShop(site)).id)
  await page.goto(profile)
  await button(page, 'Tip').click()
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(tips, lose, { times: 1 })
  await button(page, 'Tip $2.00').click()
  await expect(page.getByText('Checking whether that went through…')).toBeVisible()
  await expect(given).toBeVisible()

  await page.goto(profile)
  await button(page, 'Tip').click()
  await page.route(tips, (route) => route.abort())
  await button(page, 'Tip $2.00').click()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  // Its first try may still arrive; the key outlives the page, so the next one is no second tip.
  await page.unroute(tips)
  await page.route(tips, lose, { times: 1 })
  await page.reload()
  await button(page, 'Tip').click()
  await button(page, 'Tip $2.00').click()
  await expect(given).toBeVisible()

  await page.goto('/settings/billing')
  await expect(button(page, 'Cancel tip: $2.00 for Ines Harbour')).toHaveCount(2)
})

test('a tab that could not be charged says so and is settled with another card', async ({
  page,
  site,
  person,
}) => {
  const { creator } = await newSold(site)
  await page.goto('/settings/billing')
  const add = async (number: string) => {
    await button(page, 'Add Payment Method').click()
    await typeCard(page, number)
    await button(page, 'Add card').click()
    await expect(page.getByText(/ending in \d{4} added/).first()).toBeVisible()
  }
  await add('4000000000000341')
  await person.session.call('giveTip', {
    body: { creatorId: AccountId.parse(creator.id), amount: { amount: 600, currency: 'USD' } },
  })
  await expect(page.getByText('We couldn’t charge your tips')).toBeVisible()
  await add(cards.good)
  await button(page, 'Make default: Visa ending in 4242').click()
  await button(page, 'Pay $6.17 now').click()
  await expect(page.getByText('No pending tips.')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions.map(({ state }) => state)).toEqual(['paid', 'expired'])
})
