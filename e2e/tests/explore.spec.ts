import type { AccountId, CategorySlug } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { breakDown } from '../src/lib/network.ts'
import { newPost } from '../src/lib/paying.ts'
import { newPerson } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

/** Somebody whose newest post nobody else's stands before. */
const newMaker = async (site: Site, category: CategorySlug, tag: string) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await newPost(creator, { title: `Tide table of ${tag}`, category, tags: [tag] })
  return creator
}
const uniqueTag = () => `tide${Date.now().toString(36)}`

test('Explore is one press away and leads on', onBoth, async ({ page, isMobile }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: isMobile ? 'Bottom bar' : 'Main' })
  await bar.getByRole('link', { name: 'Explore' }).click()
  await expect(title(page, 'Explore')).toBeVisible()
  await expect(page).toHaveURL('/explore')
  await expect(region(page, 'Trending Content').getByRole('article').first()).toBeVisible()
  await expect(region(page, 'Top Creators').getByRole('listitem')).not.toHaveCount(0)
  await expect(region(page, 'Popular Categories').getByRole('link')).toHaveCount(8)
  await button(page, `Show all ${Object.keys(categories).length}`).click()
  await expect(region(page, 'Popular Categories').getByRole('link')).toHaveCount(15)
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText(
    'All Fitness Tech Art Cooking Music Comedy Education Gaming Wellness Fashion'.split(' '),
  )

  await test.step('a chip narrows posts and creators, and stays in the address', async () => {
    await button(page, 'Art').click()
    await expect(page).toHaveURL('/explore?category=art')
    const cards = region(page, 'Trending Content').getByRole('article')
    await expect(cards.first()).toContainText('Art')
    await page.reload()
    await expect(button(page, 'Art')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'All').click()
    await expect(page).toHaveURL('/explore')
  })

  await test.step('a category has a page of its own', async () => {
    await region(page, 'Popular Categories').getByRole('link', { name: 'Art & Design' }).click()
    await expect(title(page, 'Art & Design')).toBeVisible()
    await expect(page).toHaveURL('/category/art')
    await expect(page).toHaveTitle('Art & Design · Fanfare')
    await button(page, 'Videos').click()
    await expect(page).toHaveURL('/category/art?type=video')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('popular')
    await expect(page).toHaveURL('/category/art?type=video&sort=popular')
  })
})

test('one field searches, and leads to its results', async ({ page }) => {
  await page.goto('/explore')
  const field = page.getByPlaceholder('Search creators, content, or categories...')
  await expect(field).toHaveCount(1)
  await field.press('Enter')
  await expect(page).toHaveURL('/explore')
  await field.fill('  salt & sea ')
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'salt & sea')
})

test('what cannot be loaded says so, and is tried again by itself', async ({ page }) => {
  const parts = /\/api\/(content\/trending|profile\/creators\?)/
  await breakDown(parts)(page)
  await page.goto('/explore?category=art')
  const posts = region(page, 'Trending Content')
  const creators = region(page, 'Top Creators')
  await expect(button(page, 'Try again')).toHaveCount(2)
  await page.unroute(parts)
  await posts.getByRole('button', { name: 'Try again' }).click()
  await expect(posts.getByRole('article').first()).toBeVisible()
  await creators.getByRole('button', { name: 'Try again' }).click()
  await expect(creators.getByRole('listitem').first()).toContainText(/Art.*followers?/)
})

test('whoever has no subscription is led to Explore', async ({ page, person }) => {
  expect(person.id).toBeTruthy()
  for (const [path, name] of [
    ['/subscriptions', 'Browse Creators'],
    ['/subscriptions', 'Explore Creators'],
  ] as const) {
    await page.goto(path)
    await link(page, name).click()
    await expect(title(page, 'Explore')).toBeVisible()
  }
})

test('posts are found by their category and their tags', async ({ page, site }) => {
  const tag = uniqueTag()
  await newMaker(site, 'crafts', tag)
  await page.goto(`/tag/${tag.toUpperCase()}`)
  await expect(title(page, `#${tag}`)).toBeVisible()
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: `Tide table of ${tag}` })
  await card.getByRole('link', { name: 'Crafts' }).click()
  await expect(title(page, 'DIY & Crafts')).toBeVisible()
  await link(page, `Tide table of ${tag}`).click()
  await link(page, `#${tag}`).click()
  await expect(page).toHaveURL(`/tag/${tag}`)

  await page.goto('/category/nonsense')
  await expect(title(page, 'Category Not Found')).toBeVisible()
})

test('creators are listed by what they are', onBoth, async ({ page, site, person }) => {
  const creator = await newMaker(site, 'crafts', uniqueTag())
  const list = page.getByRole('list', { name: 'Creators' })
  const entry = list
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/${creator.username}"]`) })
  await page.goto('/explore')
  const newcomer = region(page, 'New on Fanfare').getByRole('article').first()
  await expect(newcomer.getByRole('link', { name: 'Ines Harbour' })).toBeVisible()
  await link(page, 'View All Creators').click()
  await expect(title(page, 'Creators')).toBeVisible()
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest')
  await expect(entry).toBeVisible()
  await button(page, 'Verified').click()
  await expect(page).toHaveURL('/explore/creators?verified=true&sort=newest')
  await expect(entry).toBeHidden()
  await page.goto('/explore/creators?new=true&sort=newest')
  await expect(button(page, 'New')).toHaveAttribute('aria-pressed', 'true')
  await entry.getByRole('button', { name: 'Follow Ines Harbour' }).click()
  await expect(entry.getByRole('button', { name: /^Following/ })).toBeVisible()

  await test.step('but nobody who was muted', async () => {
    const params = { id: creator.id as AccountId }
    await person.session.call('muteUser', { params })
    await page.reload()
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await expect(entry).toBeHidden()
  })
})

test('a filtered page names the plain one as its own', async ({ request, site }) => {
  const head = async (path: string) => {
    const html = await (await request.get(path)).text()
    const find = (pattern: RegExp) => html.match(pattern)?.[1]
    return {
      canonical: find(/<link rel="canonical" href="([^"]*)"/),
      robots: find(/<meta name="robots" content="([^"]*)"/),
      title: find(/<title>([^<]*)</),
      linked: JSON.parse(
        find(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? 'null',
      ),
    }
  }
  expect(await head('/category/art?type=video&sort=popular')).toMatchObject({
    canonical: `${site.origin}/category/art`,
    robots: undefined,
    title: 'Art &#38; Design on Fanfare',
    linked: { '@type': 'BreadcrumbList' },
  })
  expect(await head('/explore?category=art')).toMatchObject({ canonical: `${site.origin}/explore` })
  expect(await head('/explore/creators?new=true')).toMatchObject({
    canonical: `${site.origin}/explore/creators`,
  })
  expect(await head('/tag/nothing-like-it')).toMatchObject({ robots: 'noindex' })
  expect((await request.get('/category/nonsense')).status()).toBe(404)
})
