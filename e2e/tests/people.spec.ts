import { onBoth } from '../src/lib/devices.ts'
import { button, field } from '../src/lib/forms.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

test('a creator sees a follower come, and the follower’s other device what they follow', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto(`/profile/${creator.username}/followers`)
  await expect(hers.getByText('No followers yet')).toBeVisible()

  await page.goto(`/profile/${creator.username}`)
  await expect(button(page, 'Follow Ines Harbour')).toBeVisible()
  // Until both pages listen: followed anew from another device each time.
  await expect(async () => {
    const target = { params: { id: creator.id } }
    await person.session.call('unfollowUser', target)
    await person.session.call('followUser', target)
    await expect(button(page, 'Following, unfollow Ines Harbour')).toBeVisible({ timeout: 3_000 })
    await expect(hers.getByRole('link', { name: person.name })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(hers.getByText('1 follower', { exact: true })).toBeVisible()
})

test('whom one follows is a list of one’s own until one shows it', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await person.session.call('followUser', { params: { id: creator.id } })
  await page.goto(`/profile/${person.username}`)
  await page.getByRole('link', { name: '1 following' }).click()
  const list = page.getByRole('main').getByRole('list', { name: 'Following' })
  await expect(list.getByRole('link', { name: 'Ines Harbour' })).toBeVisible()

  const visitor = await otherBrowser()
  await visitor.goto(`/profile/${person.username}/following`)
  await expect(visitor.getByText('This list is private')).toBeVisible()
  await person.session.call('updateFollowPrivacy', { body: { showFollowing: true } })
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'Ines Harbour' })).toBeVisible()

  // Whoever is unfollowed stays in the list, to be followed again.
  await button(page, 'Following, unfollow Ines Harbour').click()
  await expect(button(page, 'Follow Ines Harbour')).toBeVisible()
  await expect(list.getByRole('link', { name: 'Ines Harbour' })).toBeVisible()
})

test(
  'a starter pack is made, shared, followed in one tap, changed and deleted',
  onBoth,
  async ({ page, site, person, otherBrowser }) => {
    const creators = [
      await newPerson(site, { isCreator: true, name: 'Ines Harbour' }),
      await newPerson(site, { isCreator: true, name: 'Milo Stern' }),
    ]
    for (const { id } of creators) await person.session.call('followUser', { params: { id } })
    await page.goto(`/profile/${person.username}/packs`)
    await button(page, 'New starter pack').click()
    await button(page, 'Create starter pack').click()
    await expect(page.getByText('Enter a title')).toBeVisible()
    await expect(page.getByText('Choose at least one creator')).toBeVisible()
    await field(page, 'Title').fill('Painters of weather')
    await page.getByRole('checkbox', { name: /Ines Harbour/ }).check()
    await page.getByRole('checkbox', { name: /Milo Stern/ }).check()
    await button(page, 'Create starter pack').click()
    await expect(page.getByRole('heading', { name: 'Painters of weather' })).toBeVisible()
    await expect(page.getByText('You follow everyone here')).toBeVisible()

    const fan = await newPerson(site)
    const theirs = await otherBrowser()
    await giveSession(theirs.context(), site, fan.session)
    await theirs.goto(new URL(page.url()).pathname)
    await button(theirs, 'Follow all').click()
    await expect(theirs.getByText('You follow everyone here')).toBeVisible()
    await expect(button(theirs, 'Following, unfollow Milo Stern')).toBeVisible()
    const { following } = await fan.session.call('listFollowing', {
      params: { id: fan.id },
      query: {},
    })
    expect(following.map(({ displayName }) => displayName).toSorted()).toEqual([
      'Ines Harbour',
      'Milo Stern',
    ])

    await button(page, 'Edit').click()
    await page.getByRole('checkbox', { name: /Milo Stern/ }).uncheck()
    await button(page, 'Save changes').click()
    await expect(page.getByText('Starter pack saved')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Milo Stern' })).toBeHidden()

    await button(page, 'Delete').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/${person.username}/packs$`))
    await expect(page.getByText('No starter packs yet')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByText('Starter pack not found')).toBeVisible()
  },
)
