import { onBoth } from '../src/lib/devices.ts'
import { button, choose, fillSignIn } from '../src/lib/forms.ts'
import { newPerson, type Person } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

/** How this fan follows the creator, as the server has it. */
const followOf = async (fan: Person, { username }: Person) =>
  (await fan.session.call('readProfile', { params: { username } })).user.viewer

test('a follow pressed by a stranger is done once they have signed in', async ({ page, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const fan = await newPerson(site)
  await page.goto(`/profile/${creator.username}`)
  await button(page, 'Follow Ines Harbour').click()
  await fillSignIn(page, fan.email, fan.password)
  await expect(button(page, 'Following, unfollow Ines Harbour')).toBeVisible()
  await expect(page.getByText('1 follower', { exact: true })).toBeVisible()
  // Shown before it is stored, and a reload would take back a request that was not yet sent.
  await expect.poll(() => followOf(fan, creator)).toMatchObject({ follows: true })
  await page.reload()
  await expect(button(page, 'Following, unfollow Ines Harbour')).toBeVisible()
})

test(
  'following is shown at once, has a bell, and ends with the same button',
  onBoth,
  async ({ page, site, person }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    const followed = `**/api/social/users/${creator.id}/follow`
    const answered = Promise.withResolvers<void>()
    await page.route(followed, async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.goto(`/profile/${creator.username}`)
    await button(page, 'Follow Ines Harbour').click()
    const following = button(page, 'Following, unfollow Ines Harbour')
    await expect(following).toBeVisible()
    await expect(page.getByText('1 follower', { exact: true })).toBeVisible()
    answered.resolve()

    await button(page, 'Notifications: Highlights').click()
    await choose(page, 'All')
    await expect(button(page, 'Notifications: All')).toBeVisible()
    await expect.poll(() => followOf(person, creator)).toMatchObject({ bell: 'all' })
    await page.reload()
    await expect(button(page, 'Notifications: All')).toBeVisible()

    await following.hover()
    await following.click()
    await expect(button(page, 'Follow Ines Harbour')).toBeVisible()
    await expect(page.getByText('1 follower', { exact: true })).toBeHidden()
  },
)

test('a press is not taken back by what is read before it is stored', async ({
  page,
  site,
  person: _signedIn,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const { id, username, session } = creator
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api/social/users/${id}/follow`, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto(`/profile/${username}?tab=about`)
  await button(page, 'Follow Ines Harbour').click()
  // Until the page listens.
  await expect(async () => {
    const bio = `Painted at ${Date.now()}`
    await session.call('updateProfile', { params: { id }, body: { bio } })
    await expect(page.getByText(bio).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  // Now, not after a while.
  expect(await button(page, 'Following, unfollow Ines Harbour').isVisible()).toBe(true)
  answered.resolve()
  await expect(page.getByText('1 follower', { exact: true }).first()).toBeVisible()
  await expect(button(page, 'Following, unfollow Ines Harbour')).toBeVisible()
})

test('whoever follows is offered to unfollow when the mouse is over it', async ({
  page,
  site,
  person,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await person.session.call('followUser', { params: { id: creator.id } })
  await page.goto(`/profile/${creator.username}`)
  const following = button(page, 'Following, unfollow Ines Harbour')
  await expect(following.getByText('Following')).toBeVisible()
  await following.hover()
  await expect(following.getByText('Unfollow')).toBeVisible()
  await expect(following.getByText('Following')).toBeHidden()
})

test('a follow that is refused is taken back, in words', async ({
  page,
  site,
  person: _signedIn,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await page.route(`**/api/social/users/${creator.id}/follow`, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'follow.too-many',
        detail: 'You already follow 2,000 creators, the most you can. Unfollow one first.',
      }),
    }),
  )
  await page.goto(`/profile/${creator.username}`)
  await button(page, 'Follow Ines Harbour').click()
  await expect(page.getByText('Unfollow one first')).toBeVisible()
  await expect(button(page, 'Follow Ines Harbour')).toBeVisible()
})
