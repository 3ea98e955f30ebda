import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { answer, breakDown } from '../src/lib/network.ts'
import { newShelf, newWord, posts, searchField } from '../src/lib/searching.ts'
import { expect, test } from '../src/lib/test.ts'

const optionsIn = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('option')

test('the field offers searches, creators and posts by keyboard, and remembers what was searched', async ({
  page,
  site,
  person,
}) => {
  const { word, ids } = await newShelf(site, ['Low tide'])
  await page.goto(`/search?q=${word}`)
  await expect(posts(page)).toHaveCount(1)
  await expect
    .poll(async () => (await person.session.call('listSearchHistory', { query: {} })).history)
    .toMatchObject([{ query: word }])

  await page.goto('/')
  const field = searchField(page)
  await field.focus()
  await expect(page.getByRole('option', { name: word })).toBeVisible()
  await field.pressSequentially(word.slice(0, 6))
  const post = page.getByRole('group', { name: 'Posts' }).getByRole('option')
  await expect(post).toHaveText(`Low tide ${word}`)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(post).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await post.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(post).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: word, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page, /^Low tide/)).toBeVisible()
  await expect(page).toHaveURL(`/content/${ids[0]}`)
  // A new screen takes the focus.
  await expect(page.getByRole('main')).toBeFocused()

  await searchField(page).focus()
  await button(page, `Remove ${word}`).click()
  await expect(page.getByRole('option', { name: word })).toBeHidden()
  expect((await person.session.call('listSearchHistory', { query: {} })).history).toEqual([])
})

test('a stranger’s searches stay on the device and go one by one or all', async ({ page }) => {
  const [first, second] = [newWord(), newWord()]
  for (const word of [first, second]) {
    await page.goto(`/search?q=${word}`)
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  }
  await page.goto('/')
  await searchField(page).focus()
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(recent).toHaveText([second, first])
  await button(page, `Remove ${second}`).click()
  await expect(recent).toHaveText([first])
  await button(page, 'Clear all').click()
  await expect(recent).toHaveCount(0)
})

test('before anything is typed it offers what others look for', onBoth, async ({ page }) => {
  await answer('/search/trending', {
    queries: ['leonids', 'winter swimming'],
    tags: [{ tag: 'weather', count: 12 }],
    creators: [],
  })(page)
  await page.goto('/')
  await searchField(page).focus()
  await expect(optionsIn(page, 'Trending searches')).toHaveText(['leonids', 'winter swimming'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=winter+swimming')

  await page.goto('/search')
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(link('leonids')).toHaveAttribute('href', '/search?q=leonids')
  await link('#weather').click()
  await expect(page).toHaveURL('/tag/weather')
})

test('what comes late closes for whoever has gone on with the Tab key', async ({ page }) => {
  const trending = { queries: ['leonids'], tags: [], creators: [] }
  await answer('/search/trending', trending)(page)
  await page.goto('/')
  const field = searchField(page)
  // The focus leaves in the very moment in which the suggestions are first drawn.
  await field.evaluate((input: HTMLInputElement) => {
    const leave = () => document.querySelector('[role=listbox]') && input.blur()
    new MutationObserver(leave).observe(document.body, { childList: true, subtree: true })
  })
  await field.focus()
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  await expect(field).not.toBeFocused()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(optionsIn(page, 'Trending searches')).toHaveCount(0)
})

test('it asks once somebody pauses, from two letters on', async ({ page }) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search/autocomplete') asked.push(searchParams.get('q'))
  })
  await page.goto('/')
  const field = searchField(page)
  await field.focus()
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  const first = page.waitForRequest(/\/search\/autocomplete\?/)
  // Without a pause between the letters, however busy the machine is.
  await field.evaluate((input: HTMLInputElement) => {
    for (const typed of ['n', 'ni', 'nig']) {
      input.value = typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  expect(new URL((await first).url()).searchParams.get('limit')).toBe('8')
  await field.fill('n')
  const second = page.waitForRequest(/\/search\/autocomplete\?q=night/)
  await expect(optionsIn(page, 'Suggestions')).toHaveText(['n'])
  await page.waitForTimeout(500)
  await field.fill('night')
  await second
  expect(asked).toEqual(['nig', 'night'])
})

test('without an answer it still searches for what was typed', async ({ page }) => {
  await breakDown(/\/api\/search\/(autocomplete|suggestions|trending)/)(page)
  const word = newWord()
  await page.goto('/')
  await searchField(page).fill(word)
  await expect(optionsIn(page, 'Suggestions')).toHaveText([word])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${word}`)
})

test('it suggests three searches, and notes what was opened', async ({ page, site, person }) => {
  const { word, ids } = await newShelf(site, ['Low tide'])
  for (const more of ['dawn', 'dusk', 'noon', 'night']) {
    await person.session.call('trackSearch', { body: { query: `${word} ${more}` } })
  }
  await page.goto(`/search?q=${word}`)
  const noted = page.waitForRequest('**/api/search/track/click')
  await posts(page).first().getByRole('link', { name: /^Low/ }).click()
  const click = { query: word, resultId: ids[0], resultType: 'content', position: 0 }
  expect((await noted).postDataJSON()).toEqual(click)
  await expect(title(page, /^Low tide/)).toBeVisible()
  await searchField(page).fill(word)
  await expect(optionsIn(page, 'Suggestions')).toHaveCount(3)
})
