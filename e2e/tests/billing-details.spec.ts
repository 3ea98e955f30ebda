import { button, field } from '../src/lib/forms.ts'
import { expect, test } from '../src/lib/test.ts'

test('a billing address is kept, and receipts by mail can be switched off', async ({
  page,
  person,
}) => {
  await page.goto('/settings/billing')
  await field(page, 'Name on the invoice').fill('Noor Vale')
  await field(page, 'City').fill('Utrecht')
  await page.getByLabel('Country').selectOption('NL')
  await button(page, 'Save address').click()
  await expect(page.getByText('Enter a street')).toBeVisible()
  await field(page, 'Street').fill('Kade 4')
  await button(page, 'Save address').click()
  await expect(page.getByText('Your billing address is saved.')).toBeVisible()
  await page.getByRole('switch', { name: 'E-mail receipts' }).uncheck()
  await expect
    .poll(async () => (await person.session.call('readBillingDetails')).details)
    .toMatchObject({ address: { street: 'Kade 4', country: 'NL' }, emailReceipts: false })

  await page.goto('/subscription-management?tab=billing')
  await expect(field(page, 'Street')).toHaveValue('Kade 4')
  await expect(page.getByRole('switch', { name: 'E-mail receipts' })).not.toBeChecked()
  await button(page, 'Remove').click()
  await expect(field(page, 'Street')).toHaveValue('')
})
