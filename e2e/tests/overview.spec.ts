import type { ContentId } from '@fanfare/contract'
import type { Locator, Page } from '@playwright/test'
import { tooWide } from '../src/lib/accessibility.ts'
import { askAfterOpening } from '../src/lib/claiming.ts'
import { changeRows } from '../src/lib/database.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const panel = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name })

/** An edit that waits for its release. */
const edit = async ({ session }: Person, id: ContentId) => {
  const { content } = await session.call('readDraft', { params: { id } })
  const body = { title: 'Rain, again', version: content.version }
  await session.call('updateContent', { params: { id }, body })
}

test(
  'a creator reads what waits, their money, what changed and how it goes',
  onBoth,
  async ({ page, context, site }) => {
    const { creator, content } = await askAfterOpening(site)
    await edit(creator, content)
    await giveSession(context, site, creator.session)
    await page.goto('/dashboard')
    const needs = panel(page, 'Needs you')

    await test.step('what waits is listed by its deadline, each row leads to its place', async () => {
      const rows = needs.getByRole('listitem')
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('Refund request from')
      await expect(rows.first()).toContainText('2 days left')
      await expect(rows.last()).toContainText('Edited, not live')
      await rows.last().getByRole('link', { name: 'Review' }).click()
      await expect(page).toHaveURL(`/create/${content}`)
      await page.goBack()
      await rows.first().getByRole('link', { name: 'Review' }).click()
      await expect(page).toHaveURL('/dashboard/earnings')
      await page.goBack()
    })

    await test.step('money is pending until a day that is named', async () => {
      const money = panel(page, 'Money')
      await expect(money).toContainText('Available$0.00')
      await expect(money).toContainText('Pending$8.79')
      await expect(money.getByText(/^Available [A-Z][a-z]{2} \d+$/)).toBeVisible()
      await expect(link(money, 'Earnings')).toHaveAttribute('href', '/dashboard/earnings')
    })

    await test.step('the first visit is about a week, the next about the time since', async () => {
      await expect(panel(page, 'The last 7 days')).toContainText('Earned$8.79')
      await changeRows(
        `update catalog.studio_visits set seen_at = now() - interval '4 days' where account_id = '${creator.id}'`,
      )
      await page.reload()
      await expect(page.getByText(/^You were last here on \w+day\./)).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Since \w+day$/ })).toBeVisible()
      await expect(page.getByText('None in the 5 days before').first()).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^You were last here on \w+day\./)).toBeVisible()
    })

    await test.step('the chart is read by keyboard, as a table, and for another time', async () => {
      await expect(page.getByText('$8.79 in 28 days')).toBeVisible()
      const day = page.getByRole('slider')
      await day.focus()
      await expect(day).toHaveAttribute('aria-valuetext', /Earnings: \$8\.79, 28 days before: \$0/)
      await page.keyboard.press('ArrowLeft')
      await expect(day).toHaveAttribute('aria-valuetext', /Earnings: \$0\.00/)
      await page.keyboard.press('Escape')
      await page.getByText('Show as a table').click()
      await expect(panel(page, 'Earnings per day').getByRole('row').nth(1)).toContainText('$8.79')
      await page.getByLabel('Period').selectOption('Last 7 days')
      await expect(page.getByText('$8.79 in 7 days')).toBeVisible()
      await button(page, 'Subscribers').click()
      await expect(page).toHaveURL(/chart=subscribers&days=7/)
      await expect(page.getByText('No subscribers yet').first()).toBeVisible()
    })

    await test.step('the newest posts stand with who can open them and what they brought', async () => {
      const row = page.getByRole('row').filter({ hasText: 'Buyers, $10.28' })
      await expect(row).toContainText('Edited, not live')
      await expect(row).toContainText('$8.79')
      await expect(link(page, 'All content')).toHaveAttribute('href', '/dashboard/content')
    })

    await test.step('what is answered goes without a reload, and nothing is wider than the screen', async () => {
      const { refunds } = await creator.session.call('listRefundRequests', { query: {} })
      const [request] = refunds
      await creator.session.call('answerRefund', {
        params: { id: request?.id ?? ('' as never) },
        body: { grant: false, words: 'It is as shown.' },
      })
      await expect(needs.getByRole('listitem')).toHaveCount(1)
      await page.setViewportSize({ width: 320, height: 800 })
      expect(await tooWide(page)).toBeNull()
    })
  },
)

test('a studio without anything says what will be there, and what stops a sale', async ({
  page,
  context,
  site,
}) => {
  const creator = await newPerson(site, { isCreator: true })
  await giveSession(context, site, creator.session)
  await page.goto('/dashboard')
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
  await expect(page.getByText(/^Your earnings will show up here/)).toBeVisible()
  await expect(page.getByText(/^No subscribers yet\./)).toBeVisible()
  await expect(page.getByText('No earnings in this time')).toBeVisible()
  await expect(page.getByText(/^Your newest posts will show up here/)).toBeVisible()

  await changeRows(`update identity.accounts set birth_date = null where id = '${creator.id}'`)
  await page.reload()
  await button(page, /Add your birth date to sell/).click()
  const dialog = page.getByRole('dialog', { name: 'Add your birth date' })
  await dialog.getByLabel('Birth date').fill('1990-04-12')
  await dialog.getByRole('button', { name: 'Save birth date' }).click()
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
})
