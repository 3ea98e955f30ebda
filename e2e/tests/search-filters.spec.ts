import { onBoth } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { newPerson } from '../src/lib/people.ts'
import { isFound, narrow, newShelf, newWord, posts } from '../src/lib/searching.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'

const filters = (said: string | object) =>
  `&filters=${encodeURIComponent(typeof said === 'string' ? said : JSON.stringify(said))}`

/** One post for nothing and three for sale, in two currencies, the free one first. */
const newPrices = async (site: Site) => {
  const word = newWord()
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const paid = (amount: number, currency: 'USD' | 'EUR') =>
    ({ pricing: { type: 'paid', price: { amount, currency } } }) as const
  const description = `All about ${word}.`
  const tags = ['oil', 'ink', 'chalk', 'glue'].map((tag) => `${tag}${word}`)
  const ids = [
    await newPost(creator, { title: `Free ${word}`, description, tags }),
    await newPost(creator, { title: `Small ${word}`, ...paid(399, 'USD') }),
    await newPost(creator, { title: `Large ${word}`, ...paid(599, 'USD') }),
    await newPost(creator, { title: `Euro ${word}`, ...paid(499, 'EUR') }),
  ]
  await isFound(site, word, ids)
  return { word, titles: (...names: string[]) => names.map((name) => `${name} ${word}`) }
}

test('an address may say anything: what makes no sense is ignored', async ({ page, site }) => {
  const { word } = await newShelf(site, ['Low tide', 'Night ferry'])
  const active = page.getByRole('group', { name: 'Active filters' })
  for (const said of ['{broken', 'null', { rating: 5 }, { category: 'nonsense', rating: 1 }]) {
    await page.goto(`/search?q=${word}${filters(said)}`)
    await expect(posts(page)).toHaveCount(2)
    await expect(active).toBeHidden()
  }
  await page.goto(`/search?q=${word}${filters({ category: 'travel', rating: 5 })}`)
  await expect(posts(page)).toHaveCount(1)
  await expect(posts(page)).toContainText('Night ferry')
  await expect(active).toHaveText('TravelClear all')
})

test('every filter narrows, says so and goes again', onBoth, async ({ page, site, isMobile }) => {
  const { word } = await newPrices(site)
  await page.goto(`/search?q=${word}`)
  await expect(posts(page)).toHaveCount(4)
  const active = page.getByRole('group', { name: 'Active filters' })
  const nothing = page.getByRole('heading', { name: 'No results found' })
  const choose = (legend: string, name: string) =>
    narrow(page, isMobile, () =>
      page.getByRole('group', { name: legend }).getByRole('radio', { name }).check(),
    )

  await choose('Price', 'For sale')
  await expect(posts(page)).toHaveCount(3)
  await choose('Price', 'Free')
  await expect(posts(page)).toHaveCount(1)
  await choose('Published', 'This week')
  await expect(posts(page)).toHaveCount(1)
  await expect(active).toHaveText('FreeThis weekClear all')
  await choose('Length', 'Over 20 minutes')
  await expect(nothing).toBeVisible()
  await active.getByRole('button', { name: 'Clear all' }).click()
  await expect(posts(page)).toHaveCount(4)

  await narrow(page, isMobile, () => button(page, `#oil${word}`).click())
  await expect(posts(page)).toHaveCount(1)
  await narrow(page, isMobile, () => button(page, `#oil${word}`).click())
  await expect(posts(page)).toHaveCount(4)

  await narrow(page, isMobile, () =>
    page.getByRole('checkbox', { name: /^Verified creators only/ }).check(),
  )
  await expect(nothing).toBeVisible()
  await button(page, 'Clear filters').click()
  await expect(posts(page)).toHaveCount(4)
  await expect(active).toBeHidden()
})

test('filters stand beside the results until they are put away', async ({ page }) => {
  await page.goto('/search?q=night')
  const beside = page.getByRole('complementary', { name: 'Filters' })
  await expect(beside).toBeVisible()
  await button(page, 'Filters').click()
  await expect(beside).toBeHidden()
  await expect(button(page, 'Filters')).toHaveAttribute('aria-expanded', 'false')
  await button(page, 'Filters').click()
  await expect(beside).toBeVisible()
})

test('each order is the one it says', async ({ page, site }) => {
  const { word, titles } = await newPrices(site)
  await page.goto(`/search?q=${word}`)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort.getByRole('option')).toHaveText([
    'Most Relevant',
    'Newest First',
    'Most Popular',
    'Highest Rated',
    'Price: Low to High',
    'Price: High to Low',
  ])
  const found = posts(page).getByRole('heading')
  await sort.selectOption('Price: Low to High')
  await expect(found).toHaveText(titles('Free', 'Small', 'Large', 'Euro'))
  // The total to pay, with the processing fee.
  await expect(posts(page).nth(1)).toContainText('$4.11')
  await sort.selectOption('Price: High to Low')
  await expect(found).toHaveText(titles('Large', 'Small', 'Free', 'Euro'))
  await sort.selectOption('Newest First')
  await expect(found).toHaveText(titles('Euro', 'Large', 'Small', 'Free'))
  await sort.selectOption('Highest Rated')
  await expect(
    page.getByText('Sorted by likes per view, for posts with enough views.'),
  ).toBeVisible()
  await page.reload()
  await expect(sort).toHaveValue('rating')
})

test('a list says more of each, and stays one', async ({ page, site }) => {
  const { word } = await newPrices(site)
  await page.goto(`/search?q=${word}${filters({ priceRange: { max: 0 } })}`)
  const described = posts(page).getByText(`All about ${word}.`)
  await expect(described).toBeHidden()
  await button(page, 'List view').click()
  await expect(described).toBeVisible()
  await expect(posts(page).getByText(/^#/)).toHaveCount(3)
  await expect(posts(page)).toContainText('0 views')
  await page.reload()
  await expect(button(page, 'List view')).toHaveAttribute('aria-pressed', 'true')
  await expect(described).toBeVisible()
})

test.describe('to somebody who pays in euros', () => {
  test.use({ locale: 'en-IE' })

  test('prices are compared in euros, and others follow', async ({ page, site }) => {
    const { word, titles } = await newPrices(site)
    await page.goto(`/search?q=${word}${filters({ sortBy: 'price_high' })}`)
    await expect(posts(page).getByRole('heading')).toHaveText(
      titles('Euro', 'Free', 'Large', 'Small'),
    )
    await page.goto(`/search?q=${word}${filters({ priceRange: { min: 400, max: 500 } })}`)
    await expect(posts(page).getByRole('heading')).toHaveText(titles('Euro'))
    await expect(button(page, 'Remove Price €4.00 to €5.00')).toBeVisible()
  })
})
