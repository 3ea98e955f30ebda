import type { AccountId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { newPerson, type Person } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'

const forYou = '/?feed=discover&sort=ai'
const settings = '/settings/privacy'
const posts = (page: Page) => page.getByRole('region', { name: 'Posts' })
const card = (page: Page, title: string) =>
  posts(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const why = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: /^Why this\?/ })
/** The list is read once more when the follow is counted; a card that changes its place closes its menu. */
const choose = async (page: Page, title: string, name: string) => {
  const item = page.getByRole('menuitem', { name })
  await expect(async () => {
    if (!(await item.isVisible())) await why(page, title).click()
    await item.click({ timeout: 3_000 })
  }).toPass()
}

/** Two posts of somebody whom the fan follows, so that they are recommended whatever else there is. */
const followed = async (site: Site, fan: Person) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const [first, second] = [`First light, ${creator.username}`, `Last light, ${creator.username}`]
  for (const title of [first, second]) await newPost(creator, { title })
  await fan.session.call('followUser', { params: { id: creator.id as AccountId } })
  return { first, second }
}

test(
  'a new fan chooses interests and gets posts with reasons',
  onBoth,
  async ({ page, person }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'What are you into?' })).toBeVisible()
    await expect(button(page, 'Show posts for me')).toBeDisabled()
    const interests = page.getByRole('group', { name: 'Interests' })
    for (const name of ['Art & Design', 'Music & Audio', 'Travel']) {
      await interests.getByRole('button', { name }).click()
    }
    await button(page, 'Show posts for me').click()
    await expect(page.getByText('What are you into?')).toBeHidden()
    await expect(page.getByRole('region', { name: 'For you', exact: true })).toBeFocused()
    const reasons = posts(page).getByRole('button', { name: /^Why this\?/ })
    await expect(reasons.first()).toBeVisible()
    expect(await reasons.count()).toBe(await posts(page).getByRole('article').count())
    const { interests: kept } = await person.session.call('readRecommendationSettings')
    expect(kept).toEqual(['art', 'music', 'travel'])

    const chips = page.getByRole('group', { name: 'Category' }).getByRole('button')
    await expect(chips).toHaveText(['All', 'Art', 'Music', 'Travel'])
    await chips.filter({ hasText: 'Art' }).click()
    await expect(page).toHaveURL('/?category=art')
    await expect(posts(page).getByRole('article').first()).toContainText('Art')
    await page
      .getByRole('region', { name: 'For you', exact: true })
      .getByRole('link', { name: 'See all' })
      .click()
    await expect(page).toHaveURL(forYou)
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('ai')
  },
)

test('choosing interests can be skipped, for good', async ({ page, person }) => {
  await page.goto('/')
  await button(page, 'Skip').click()
  await expect(page.getByText('What are you into?')).toBeHidden()
  await page.reload()
  await expect(posts(page).getByRole('article').first()).toBeVisible()
  await expect(page.getByText('What are you into?')).toBeHidden()
  const { hasChosen } = await person.session.call('readRecommendationSettings')
  expect(hasChosen).toBe(true)
})

test('every card says why, and takes less like this and back by keyboard', async ({
  page,
  site,
  person: fan,
}) => {
  const { first, second } = await followed(site, fan)
  await page.goto(forYou)
  await expect(why(page, first)).toHaveText('Why this? You follow Ines Harbour')
  await why(page, first).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You follow Ines Harbour.', { exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'More like this' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Less like this' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, first)).toBeHidden()
  await expect(card(page, second)).toBeVisible()
  await expect(posts(page)).toBeFocused()
  await button(page, 'Undo').click()
  await expect(card(page, first)).toBeVisible()

  await choose(page, second, 'More like this')
  await expect(page.getByText('You’ll see more like this')).toBeVisible()
  await expect(card(page, second)).toBeVisible()
})

test('a creator who is not wanted is gone until the settings bring them back', async ({
  page,
  site,
  person: fan,
}) => {
  const { first, second } = await followed(site, fan)
  await page.goto(forYou)
  await choose(page, first, 'Don’t recommend Ines Harbour')
  await expect(card(page, first)).toBeHidden()
  await expect(card(page, second)).toBeHidden()
  await page.reload()
  await expect(posts(page).getByRole('article').first()).toBeVisible()
  await expect(card(page, second)).toBeHidden()

  await page.goto(settings)
  await button(page, 'Recommend again: Ines Harbour').click()
  await expect(page.getByText('You haven’t hidden anyone')).toBeVisible()
  await page.goto(forYou)
  await expect(card(page, second)).toBeVisible()
})

test('turned off, For You is what is popular', async ({ page, site, person: fan }) => {
  const { first } = await followed(site, fan)
  await fan.session.call('chooseInterests', { body: { interests: [] } })
  await page.goto(settings)
  const on = page.getByRole('switch', { name: 'Personalized recommendations' })
  await on.uncheck()
  await expect(button(page, 'Save interests')).toBeHidden()
  await expect
    .poll(async () => (await fan.session.call('readRecommendationSettings')).on)
    .toBe(false)
  await page.goto(forYou)
  await expect(page.getByText('Personalized recommendations are off')).toBeVisible()
  await expect(posts(page).getByRole('article').first()).toBeVisible()
  await expect(posts(page).getByRole('button', { name: /^Why this\?/ })).toHaveCount(0)
  await button(page, 'Turn on').click()
  await expect(why(page, first)).toBeVisible()
})
