import { button, field } from '../src/lib/forms.ts'
import { cards, newSold, paid, payButton, typeCard } from '../src/lib/paying.ts'
import { expect, test } from '../src/lib/test.ts'

test('a billing address is kept, and receipts by mail can be switched off', async ({
  page,
  person,
}) => {
  await page.goto('/settings/billing')
  await field(page, 'Name on invoice').fill('Noor Vale')
  await field(page, 'City').fill('Utrecht')
  await page.getByLabel('Country').selectOption('NL')
  await button(page, 'Save address').click()
  await expect(page.getByText('Enter a street')).toBeVisible()
  await field(page, 'Street address').fill('Kade 4')
  await button(page, 'Save address').click()
  await expect(page.getByText('Billing address saved')).toBeVisible()
  await page.getByRole('switch', { name: 'Email receipts' }).uncheck()
  await expect
    .poll(async () => (await person.session.call('readBillingDetails')).details)
    .toMatchObject({ address: { street: 'Kade 4', country: 'NL' }, emailReceipts: false })

  await page.reload()
  await expect(field(page, 'Street address')).toHaveValue('Kade 4')
  await expect(page.getByRole('switch', { name: 'Email receipts' })).not.toBeChecked()
  await button(page, 'Remove').click()
  await expect(field(page, 'Street address')).toHaveValue('')
})

test('a checkout says where the receipt goes', async ({ page, site, person }) => {
  const { checkout } = await newSold(site)
  await page.goto(checkout)
  const email = field(page, 'Email')
  await expect(email).toHaveValue(person.email)
  await expect(email).toHaveAccessibleDescription('We’ll email your receipt to this address.')
  await person.session.call('saveBillingDetails', { body: { emailReceipts: false } })
  await page.reload()
  await expect(page.getByText('You’ll find your receipt in your payment history')).toBeVisible()
  await page.getByRole('link', { name: 'your payment history' }).click()
  await expect(page).toHaveURL('/subscriptions?tab=history')
})

test('an address typed at the checkout is kept for invoices', async ({ page, site, person }) => {
  await page.goto((await newSold(site)).checkout)
  await typeCard(page, cards.good)
  await page.getByText('Billing address (optional)').click()
  await field(page, 'Name on invoice').fill('Vale Studio')
  await payButton(page).click()
  await expect(page.getByText('Enter a street')).toBeVisible()
  await field(page, 'Street address').fill('Kade 4')
  await field(page, 'City').fill('Utrecht')
  await payButton(page).click()
  await paid(page)
  const { details } = await person.session.call('readBillingDetails')
  expect(details.address).toMatchObject({ street: 'Kade 4', city: 'Utrecht' })

  await page.goto((await newSold(site)).checkout)
  await expect(page.getByText('Billing address Vale Studio')).toBeVisible()

  await test.step('and is removed there by emptying every field', async () => {
    await typeCard(page, cards.good)
    await page.getByText('Billing address Vale Studio').click()
    for (const name of ['Name on invoice', 'Street address', 'City']) {
      await field(page, name).fill('')
    }
    await payButton(page).click()
    await paid(page)
    expect((await person.session.call('readBillingDetails')).details.address).toBeNull()
  })
})
