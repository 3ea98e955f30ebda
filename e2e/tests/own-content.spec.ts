import type { ContentId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { changeRows } from '../src/lib/database.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, choose, field } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })

/** A creator with three posts, of which each leads in something else. */
const newLibrary = async (page: Page, site: Site) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const ids: ContentId[] = []
  for (const title of ['First light', 'Second light', 'Third light']) {
    const sold = { type: 'paid', price: usd(499) } as const
    ids.push(await newPost(creator, { title, ...(title === 'First light' && { pricing: sold }) }))
  }
  await changeRows(
    `update catalog.content_stats set view_count = 24106 where content_id = '${ids[0]}'`,
    `update catalog.content_stats set comment_count = 61 where content_id = '${ids[1]}'`,
  )
  await giveSession(page.context(), site, creator.session)
  return { creator, ids }
}
type Library = Awaited<ReturnType<typeof newLibrary>>

/** A row of the table, or a card where there is no room for one. */
const rows = (page: Page) =>
  page
    .getByRole('row')
    .filter({ hasText: 'light' })
    .or(
      page.getByRole('listitem').filter({
        has: page.getByRole('checkbox'),
      }),
    )
const actOn = async (page: Page, title: string, action: string) => {
  await button(page, `Actions for ${title}`).click()
  await choose(page, action)
}

test(
  'a creator sorts their posts, copies a link and duplicates one',
  onBoth,
  async ({ page, site, isMobile }) => {
    const { ids } = await newLibrary(page, site)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/dashboard/content')
    await expect(rows(page).first()).toContainText('Third light')

    await test.step('each says who can open it, its price and what people did', async () => {
      const first = rows(page).filter({ hasText: 'First light' })
      await expect(first).toContainText('Buyers')
      await expect(first).toContainText('$5.13')
      await expect(first).toContainText(isMobile ? '24.1K views' : '24,106')
      await expect(rows(page).filter({ hasText: 'Third light' })).toContainText('Everyone')
    })

    await test.step('by views, by comments, and the other way around', async () => {
      const sort = async (column: string) => {
        if (isMobile) await field(page, 'Sort by').selectOption({ label: column })
        else await page.getByRole('columnheader', { name: column }).getByRole('button').click()
      }
      await sort('Views')
      await expect(rows(page).first()).toContainText('First light')
      await sort('Comments')
      await expect(rows(page).first()).toContainText('Second light')
      await button(page, 'Descending, switch to ascending').click()
      await expect(rows(page).last()).toContainText('Second light')
      await expect(page).toHaveURL(/sortBy=comments&sortOrder=asc/)
    })

    await test.step('a link is copied', async () => {
      await actOn(page, 'First light', 'Copy link')
      await expect(page.getByText('Link copied')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(new URL(`/content/${ids[0]}`, page.url()).href)
    })

    await test.step('a copy is a draft with the same price', async () => {
      await actOn(page, 'First light', 'Duplicate')
      await expect(page.getByText('Draft “Copy of First light” created')).toBeVisible()
      const copy = rows(page).filter({ hasText: 'Copy of First light' })
      await expect(copy).toContainText('Draft')
      await expect(copy).toContainText('$5.13')
      await expect(copy).not.toContainText('24')
      await button(page, 'Edit').click()
      await expect(page).toHaveURL(/\/create\//)
      await expect(page.getByText('Copy of First light').first()).toBeVisible()
    })
  },
)

const openProfile = async (page: Page, { username }: Person) => {
  await page.goto(`/profile/${username}?tab=series`)
  return page.getByRole('tabpanel').getByRole('link')
}

/** Posts of a series in the studio, from first to last. */
const parts = (page: Page) =>
  page.getByRole('list', { name: 'Posts in this series' }).getByRole('listitem')

const makeSeries = async (page: Page, { creator }: Library) => {
  await page.goto(`/profile/${creator.username}`)
  await expect(page.getByRole('tab', { name: 'Series' })).toBeHidden()
  await page.goto('/dashboard/content')
  await page.getByRole('link', { name: 'Series', exact: true }).click()
  await button(page, 'New series').click()
  await field(page, 'Name').fill('Lights')
  await button(page, 'Create series').click()
  await expect(page.getByText('No posts in this series yet.')).toBeVisible()
  await button(page, 'Add posts').click()
  for (const title of ['First light', 'Second light', 'Third light']) {
    await page.getByRole('dialog').getByRole('checkbox', { name: title }).check()
  }
  await button(page, 'Add 3 posts').click()
  await expect(parts(page)).toHaveCount(3)
}

test(
  'a series is made, ordered, renamed, found on the profile and deleted',
  onBoth,
  async ({ page, site, otherBrowser, isMobile }) => {
    const library = await newLibrary(page, site)
    await makeSeries(page, library)
    const visitor = await otherBrowser()

    await test.step('posts move by keyboard, and with a mouse', async () => {
      await button(page, 'Move Third light up').press('Enter')
      await expect(parts(page)).toHaveText([/First/, /Third/, /Second/])
      await expect(button(page, 'Move Third light up')).toBeFocused()
      if (!isMobile) {
        await parts(page).nth(2).dragTo(parts(page).nth(0))
        await expect(parts(page)).toHaveText([/Second/, /First/, /Third/])
        await page.reload()
        await expect(parts(page)).toHaveText([/Second/, /First/, /Third/])
      }
    })

    await test.step('others see it on the profile, without what is not published', async () => {
      const params = { id: library.ids[2] as ContentId }
      await library.creator.session.call('unpublishContent', { params })
      await button(page, 'Edit').click()
      await field(page, 'Name').fill('Northern lights')
      await page.getByRole('textbox', { name: /^Description/ }).fill('Three winters')
      await button(page, 'Save').click()
      await expect(page.getByRole('heading', { name: 'Northern lights' })).toBeVisible()
      const shelf = await openProfile(visitor, library.creator)
      await expect(shelf).toHaveText([/2 posts.*Northern lights/])
      await shelf.click()
      await expect(visitor.getByText('Three winters')).toBeVisible()
      await expect(visitor.getByText('Third light')).toBeHidden()
      await expect(visitor.getByRole('link', { name: 'First light' })).toBeVisible()
    })

    await test.step('deleted, its posts stay', async () => {
      await button(page, 'Delete').click()
      await expect(page.getByText('Its 3 posts will stay.')).toBeVisible()
      await button(page, 'Delete series').click()
      await expect(page.getByText('No series yet')).toBeVisible()
      await page.getByRole('link', { name: 'Posts', exact: true }).click()
      await expect(rows(page)).toHaveCount(3)
    })
  },
)
