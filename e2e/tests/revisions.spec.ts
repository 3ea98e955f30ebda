import { openSession } from '../src/lib/client.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, field } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

test(
  'edits of a published post wait until they are released, and can be discarded',
  onBoth,
  async ({ page, context, site }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
    const id = await newPost(creator)
    await giveSession(context, site, creator.session)
    const { call } = openSession(site)
    const titleForFans = async () =>
      (await call('readContent', { params: { id }, query: {} })).content.title
    const bar = page.getByRole('region', { name: 'Changes that aren’t live yet' })
    const dialog = page.getByRole('dialog')

    await page.goto(`/create/${id}?step=2`)
    await field(page, 'Title').fill('Harbour at night')
    await expect(bar).toContainText('Not live yet: Title.')
    await page.reload()
    await expect(field(page, 'Title')).toHaveValue('Harbour at night')
    expect(await titleForFans()).toBe('Harbour')

    await test.step('what changes for fans is said before it does', async () => {
      await page.goto(`/create/${id}?step=3`)
      await page.getByRole('switch', { name: 'Allow comments' }).click()
      await expect(bar).toContainText('Title, Allow comments')
      await bar.getByRole('button', { name: 'Update' }).click()
      const changed = dialog.getByRole('region', { name: 'Title' })
      await expect(changed).toContainText('Fans see nowHarbourAfter the updateHarbour at night')
      await expect(dialog).toContainText('Nobody can add comments.')
      await dialog.getByRole('button', { name: 'Update' }).click()
      await expect(bar).toBeHidden()
      expect(await titleForFans()).toBe('Harbour at night')
    })

    await test.step('discarding goes back to what fans see', async () => {
      await page.goto(`/create/${id}?step=2`)
      await field(page, 'Title').fill('Harbour at noon')
      await expect(bar).toContainText('Not live yet: Title.')
      await bar.getByRole('button', { name: 'Discard' }).click()
      await dialog.getByRole('button', { name: 'Discard' }).click()
      await expect(field(page, 'Title')).toHaveValue('Harbour at night')
      await expect(bar).toBeHidden()
    })

    await test.step('two tabs that edit the same field are asked', async () => {
      const other = await context.newPage()
      await other.goto(`/create/${id}?step=2`)
      // Held back until the first tab has saved, so that it comes too late for certain.
      const held = Promise.withResolvers<void>()
      await other.route(/\/api\/content\/[^/]+$/, async (route) => {
        if (route.request().method() === 'PUT') await held.promise
        await route.continue()
      })
      await field(other, 'Title').fill('Harbour at dawn')
      await expect(other.getByRole('main').getByText('Saving', { exact: true })).toBeVisible()
      await field(page, 'Title').fill('Harbour at dusk')
      await expect(bar).toContainText('Not live yet: Title.')
      held.resolve()
      const asked = other.getByRole('dialog', { name: 'This post was changed in another tab' })
      await expect(asked).toContainText('Harbour at dawn')
      await expect(asked).toContainText('Harbour at dusk')
      await asked.getByRole('button', { name: 'Keep this tab’s version' }).click()
      await expect(field(page, 'Title')).toHaveValue('Harbour at dawn')
      expect(await titleForFans()).toBe('Harbour at night')
      await other.close()
    })

    await test.step('the list of content says what waits', async () => {
      await field(page, 'Title').fill('Harbour in snow')
      await expect(bar).toBeVisible()
      await page.goto('/dashboard/content')
      await expect(page.getByText('Edited, not live')).toBeVisible()
      await expect(button(page, 'Actions for Harbour at night')).toBeVisible()
    })
  },
)
