import { AccountId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button, field, fillRegistration, title } from '../src/lib/forms.ts'
import { cards, newSold, payButton, typeCard } from '../src/lib/paying.ts'
import { giveSession, linkIn, newStranger } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const paid = (page: Page) => expect(title(page, 'Payment Successful!')).toBeVisible()

test('a creator makes a code that gives a piece away, and a fan comes by its link', async ({
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
  await button(hers, 'Make it').click()
  await expect(hers.getByText('FRIENDS is ready to share.')).toBeVisible()
  await expect(hers.getByText('Used 0 times')).toBeVisible()
  await button(hers, 'Get a link').click()
  await hers.getByRole('radio', { name: 'Harbour' }).check()
  const link = await field(hers, 'Link').inputValue()
  expect(link).toBe(`${site.origin}/content/${id}?code=FRIENDS`)

  await page.goto(link)
  await page.getByRole('link', { name: 'Buy for $10.28' }).click()
  await expect(page.getByText('FRIENDS takes $9.99 off')).toBeVisible()
  await button(page, 'Get it for nothing').click()
  await paid(page)
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
  await button(page, 'I have a promotion code').click()
  const code = field(page, 'Promotion code')
  await code.fill('nearly')
  await button(page, 'Apply').click()
  await expect(page.getByText('With this code less than 2.99 would be left')).toBeVisible()
  await code.fill('half')
  await code.press('Enter')
  await expect(page.getByText('HALF takes $5.00 off')).toBeVisible()
  await expect(button(page, 'Pay $5.13')).toBeVisible()
  await button(page, 'Remove the code HALF').click()
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
  await expect(title(page, 'Your gift: Harbour')).toBeVisible()
  await page.getByLabel('Message (optional)').fill('For the long train ride.')
  await button(page, 'Save the message').click()
  await expect(page.getByText('Your message is kept with the gift.')).toBeVisible()
  const stranger = newStranger('Milo Finch')
  await field(page, 'Their e-mail').fill(stranger.email)
  await button(page, 'Send the gift').click()
  await expect(page.getByText('The link is on its way')).toBeVisible()

  const theirs = await otherBrowser()
  const mail = await site.inbox.waitFor(stranger.email, /has a gift for you/)
  const link = mail.text.match(/https?:\/\/\S+\/gift\/\S+/)?.[0] ?? ''
  await theirs.goto(link)
  await expect(title(theirs, 'Harbour')).toBeVisible()
  await expect(theirs.getByText('For the long train ride.')).toBeVisible()
  await theirs.getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(theirs, stranger)
  await button(theirs, 'Create Account').click()
  await expect(title(theirs, 'Check your inbox')).toBeVisible()
  // The link in the mail knows nothing of the gift; the browser does.
  const confirmation = await site.inbox.waitFor(stranger.email, /Confirm your e-mail/)
  await theirs.goto(linkIn(confirmation, '/verify'))
  await theirs.getByRole('link', { name: 'Continue where you were' }).click()
  await button(theirs, 'Claim your gift').click()
  await expect(theirs.getByText('Rain over the harbour.')).toBeVisible()

  // Its giver's page has heard of it.
  await expect(page.getByText('Claimed by Milo Finch')).toBeVisible()
  const late = await otherBrowser()
  await late.goto(link)
  await expect(late.getByText('Somebody has claimed it already.')).toBeVisible()
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
  await expect(dialog.getByText('Your tab comes to $2.06 with $0.06 processing')).toBeVisible()
  await dialog.getByLabel('Message').fill('Lovely light.')
  await button(page, 'Tip $2.00').click()
  await expect(page.getByText('$2.00 for Ines Harbour is on your tab.')).toBeVisible()

  await page.goto('/settings/billing')
  const tab = page.getByRole('region', { name: 'Tips in USD' })
  await expect(tab.getByText('Lovely light.')).toBeVisible()
  await button(page, 'Take back $2.00 for Ines Harbour').click()
  await expect(page.getByText('$2.00 for Ines Harbour was taken back.')).toBeVisible()
  await expect(page.getByText('No tips are waiting.')).toBeVisible()

  await page.goto(`/profile/${creator.username}`)
  await button(page, 'Tip').click()
  await button(page, '$5.00').click()
  await expect(page.getByText('Your tab is full with it: $5.15')).toBeVisible()
  await button(page, 'Tip $5.00').click()
  await expect(page.getByText('$5.00 for Ines Harbour is being charged.')).toBeVisible()
  await page.goto('/settings/billing')
  await expect(page.getByText('Tips to Ines Harbour')).toBeVisible()
  await expect(page.getByText('Completed').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('No tips are waiting.')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions).toMatchObject([{ state: 'paid', lines: { total: { amount: 515 } } }])
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
    await expect(page.getByText('is on file.').first()).toBeVisible()
  }
  await add('4000000000000341')
  await person.session.call('giveTip', {
    body: { creatorId: AccountId.parse(creator.id), amount: { amount: 600, currency: 'USD' } },
  })
  await expect(page.getByText('Your tips could not be charged')).toBeVisible()
  await add(cards.good)
  await button(page, 'Make default: Visa ending 4242').click()
  await button(page, 'Settle now, $6.17').click()
  await expect(page.getByText('No tips are waiting.')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions.map(({ state }) => state)).toEqual(['paid', 'expired'])
})
