import { editReleased } from '../src/lib/edit-released.ts'
import { button, fillSignIn, title } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { newPerson } from '../src/lib/people.ts'
import { newTier } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

test('a like and a save pressed by a stranger are done once they have signed in', async ({
  page,
  site,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await newPost(creator)
  const fan = await newPerson(site)
  const viewer = async () =>
    (await fan.session.call('readContent', { params: { id }, query: {} })).content.viewer

  await page.goto(`/content/${id}`)
  await button(page, 'Like, 0 likes').click()
  await fillSignIn(page, fan.email, fan.password)
  await expect(button(page, 'Like, 1 like')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(viewer).toMatchObject({ liked: true, saved: false })
  // Done once: whoever comes back has it as they left it.
  await page.reload()
  await expect(button(page, 'Like, 1 like')).toHaveAttribute('aria-pressed', 'true')

  await page.context().clearCookies()
  await page.goto(`/content/${id}`)
  await button(page, 'Save').click()
  await fillSignIn(page, fan.email, fan.password)
  await expect(button(page, 'Saved')).toBeVisible()
  await expect.poll(viewer).toMatchObject({ liked: true, saved: true })
})

test('a press is not taken back by an answer that was on its way', async ({
  page,
  site,
  person: _signedIn,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await newPost(creator)
  await page.goto(`/content/${id}`)
  await expect(button(page, 'Save')).toBeEnabled()

  let answered = false
  const pressed = Promise.withResolvers<void>()
  await page.route(`**/api/content/${id}`, async (route) => {
    const response = await route.fetch()
    answered = true
    await pressed.promise
    // Nobody waits for it any more once it was given up.
    await route.fulfill({ response }).catch(() => {})
  })
  // Until the page listens.
  let tries = 0
  await expect(async () => {
    await editReleased(creator.session, id, { title: `Harbour ${++tries}` })
    await expect.poll(() => answered, { timeout: 2_000 }).toBe(true)
  }).toPass({ timeout: 30_000 })

  const saved = page.waitForResponse(`**/api/content/${id}/save`)
  await button(page, 'Save').click()
  await saved
  pressed.resolve()
  await expect(title(page, /^Harbour \d/)).toBeVisible()
  await expect(button(page, 'Saved')).toBeVisible()
})

test('a creator without a tier offers no subscription, anywhere', async ({ page, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const post = await newPost(creator)
  const tab = page.getByRole('tab', { name: 'Subscribe' })
  const link = page.getByRole('link', { name: 'Subscribe', exact: true })

  await page.goto(`/profile/${creator.username}?tab=subscribe`)
  await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeHidden()
  await page.goto(`/content/${post}`)
  await expect(page.getByRole('link', { name: 'View profile' })).toBeVisible()
  await expect(link).toBeHidden()

  await newTier(creator)
  await expect(async () => {
    await page.goto(`/content/${post}`)
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await link.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Harbour light' })).toBeVisible()
})
