import type { AccountId, ContentId, ReplyBody, Routes } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { addressOf, contents } from '../src/lib/contents.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { alter, breakDown, stall } from '../src/lib/network.ts'
import { newPerson } from '../src/lib/people.ts'
import { isFound, narrow, newShelf, newWord, posts, searchField } from '../src/lib/searching.ts'
import { expect, test } from '../src/lib/test.ts'

type Found = ReplyBody<Routes['searchContent']>

const inContent = /\/api\/content\/search\?/
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name })

test(
  'words lead to posts and people, filters stay in the address, and back keeps them',
  onBoth,
  async ({ page, site, isMobile }) => {
    const { word, ids } = await newShelf(site, ['Low tide', 'Harbor lights', 'Night ferry'])
    await page.goto('/')
    await searchField(page).fill(`  ${word} `)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search?q=${word}`)
    await expect(title(page, `Results for “${word}”`)).toBeVisible()
    await expect(page.getByText(/^3 results in [\d,]+ ms$/)).toBeVisible()
    await expect(posts(page)).toHaveCount(3)
    await expect(posts(page).first().locator('mark')).toHaveText(word)
    await expect(tab(page, /^All/)).toHaveText('All3')
    await expect(tab(page, /^Articles/)).toHaveText('Articles3')
    await expect(tab(page, /^Videos/)).toHaveText('Videos0')

    await narrow(page, isMobile, () => page.getByRole('radio', { name: /^Art & Design/ }).check())
    await expect(posts(page)).toHaveCount(2)
    await tab(page, /^Articles/).click()
    await expect(tab(page, /^Articles/)).toHaveAttribute('aria-current', 'page')
    await expect(posts(page)).toHaveCount(2)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('recent')
    await expect(posts(page).first()).toContainText('Night ferry')
    await page.reload()
    await expect(posts(page)).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('recent')
    await expect(searchField(page)).toHaveValue(word)

    await posts(page)
      .first()
      .getByRole('link', { name: /^Night ferry/ })
      .click()
    await expect(page).toHaveURL(`/content/${ids[2]}`)
    await expect(title(page, /^Night ferry/)).toBeVisible()
    await page.goBack()
    await expect(posts(page)).toHaveCount(2)
    await button(page, 'Remove Art & Design').click()
    await expect(posts(page)).toHaveCount(3)
    await tab(page, /^Videos/).click()
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible()
    await button(page, 'Clear filters').click()
    await expect(posts(page)).toHaveCount(3)
  },
)

test('people are found by name, and followed from there', async ({ page, site, person }) => {
  const name = `Ines ${newWord()}`
  const creator = await newPerson(site, { isCreator: true, name })
  const params = { id: creator.id as AccountId }
  await creator.session.call('updateProfile', { params, body: { bio: 'Paints harbors.' } })
  await expect
    .poll(async () => {
      const { results } = await person.session.call('searchUsers', { query: { q: name } })
      return results.some(({ user }) => user.username === creator.username)
    })
    .toBe(true)
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  const people = page.getByRole('list', { name: 'People' })
  await expect(people).toContainText(`@${creator.username}`)
  await expect(people).toContainText('0 followers · 0 posts')
  await expect(people).toContainText('Paints harbors.')
  await expect(people.getByRole('img', { name: 'Creator', exact: true })).toBeVisible()
  await button(page, `Follow ${name}`).click()
  await expect(button(page, `Following, unfollow ${name}`)).toBeVisible()
  await tab(page, /^People/).click()
  await expect(page).toHaveURL(/show=people/)
  await people.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/profile/${creator.username}`)
})

test('twenty at a time, and more on demand', async ({ page, site }) => {
  const titles = Array.from({ length: 22 }, (_, at) => `Part ${at}`)
  const { word } = await newShelf(site, titles)
  await page.goto(`/search?q=${word}`)
  await expect(page.getByText(/^20 of 22 results in [\d,]+ ms$/)).toBeVisible()
  await expect(posts(page)).toHaveCount(20)
  await breakDown(inContent)(page)
  await button(page, 'Load More').click()
  await expect(page.getByText('We couldn’t load more. Try again.')).toBeVisible()
  await expect(posts(page)).toHaveCount(20)
  await page.unroute(inContent)
  await button(page, 'Load More').click()
  await expect(posts(page)).toHaveCount(22)
  await expect(button(page, 'Load More')).toBeHidden()

  await test.step('another order begins at the first page', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('recent')
    await expect(posts(page).first()).toContainText('Part 21')
    await expect(posts(page)).toHaveCount(20)
    await expect(button(page, 'Load More')).toBeVisible()
  })
})

test('nothing typed is nothing asked', async ({ page }) => {
  await page.goto('/')
  await searchField(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.goto('/search')
  await expect(title(page, 'Start searching')).toBeVisible()
  await button(page, 'Search').click()
  await expect(searchField(page)).toBeFocused()
})

test('it says what may have been meant, and when it is limited', async ({ page, site }) => {
  const { word } = await newShelf(site, ['Low tide'])
  await alter<Found>(inContent, (found) => ({
    ...found,
    suggestions: [word],
    isFallback: true,
    total: 10_000,
  }))(page)
  await page.goto(`/search?q=${word}x`)
  await expect(page.getByText(/^Search is limited right now/)).toBeVisible()
  await expect(page.getByText(/of 10,000\+ results in/)).toBeVisible()
  // Nothing was counted, which is not to say that there is none.
  await expect(tab(page, /^Videos/)).toHaveText('Videos')
  await page.getByRole('link', { name: word, exact: true }).click()
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(posts(page).first().locator('mark')).toHaveText(word)
})

test('what was limited is tried again', async ({ page, site }) => {
  const { word } = await newShelf(site, ['Low tide'])
  await alter<Found>(inContent, (found) => ({ ...found, results: [], isFallback: true }))(page)
  await page.goto(`/search?q=${word}`)
  await expect(page.getByText(/^Search is limited right now/)).toBeVisible()
  await page.unroute(inContent)
  await button(page, 'Try again').click()
  await expect(posts(page)).toHaveCount(1)
  await expect(page.getByText(/^Search is limited right now/)).toBeHidden()
})

test('it says when it takes long', async ({ page }) => {
  await stall(inContent)(page)
  await page.goto('/search?q=night')
  await expect(page.getByText('Still searching. This is taking longer than usual.')).toBeVisible()
})

test('it says when it fails, and tries again', async ({ page, site }) => {
  const { word } = await newShelf(site, ['Low tide'])
  await breakDown(inContent)(page)
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('heading', { name: 'We couldn’t search right now' })).toBeVisible()
  await page.unroute(inContent)
  await button(page, 'Try again').click()
  await expect(posts(page)).toHaveCount(1)
})

test('words of captions lead to their second', async ({ page, site }) => {
  const address = await addressOf(site, 'video')
  const id = address.split('/').at(-1) as ContentId
  await isFound(site, contents.video, [id])
  await alter<Found>(inContent, (found) => ({
    ...found,
    results: found.results.map((result) => ({
      ...result,
      passage: { text: 'and then it rains', highlights: [{ start: 12, length: 5 }], second: 3.4 },
    })),
  }))(page)
  await page.goto(`/search?q=${encodeURIComponent(contents.video)}`)
  await posts(page)
    .first()
    .getByRole('link', { name: /At 0:03/ })
    .click()
  await expect(page).toHaveURL(`${address}?t=3`)
  await expect(page.getByText('Started at 0:03')).toBeVisible()
})
