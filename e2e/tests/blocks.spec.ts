import type { ContentId } from '@fanfare/contract'
import { onBoth } from '../src/lib/devices.ts'
import { button, choose, title } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

test(
  'a creator blocks a fan, who loses sight of them at once, and takes it back',
  onBoth,
  async ({ page, site, person: fan, otherBrowser }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    await fan.session.call('followUser', { params: { id: creator.id } })
    await page.goto(`/profile/${creator.username}`)
    await expect(title(page, 'Ines Harbour')).toBeVisible()

    const hers = await otherBrowser()
    await giveSession(hers.context(), site, creator.session)
    await hers.goto(`/profile/${fan.username}`)
    await button(hers, 'More options').click()
    await choose(hers, 'Block')
    const dialog = hers.getByRole('dialog')
    await expect(dialog.getByText(/they get back the days they paid for/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Block' }).click()
    await expect(hers.getByText(`You blocked ${fan.name}`)).toBeVisible()
    await expect(hers).toHaveURL('/')
    // In the open page of the other, without a reload.
    await expect(page.getByText('Profile Not Found')).toBeVisible()
    await hers.goto(`/profile/${fan.username}`)
    await expect(hers.getByText('Profile Not Found')).toBeVisible()

    await hers.goto('/settings/privacy')
    await button(hers, `Unblock ${fan.name}`).click()
    await expect(hers.getByText(`You unblocked ${fan.name}`)).toBeVisible()
    await expect(title(page, 'Ines Harbour')).toBeVisible()
    // What it ended does not come back.
    await expect(button(page, 'Follow Ines Harbour')).toBeVisible()
  },
)

test('whoever is muted is not read any more, and notices nothing', async ({
  page,
  site,
  person: fan,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const loud = await newPerson(site, { name: 'Milo Stern' })
  const id = (await newPost(creator)) as ContentId
  const text = `Louder, ${loud.username}!`
  await loud.session.call('addComment', { params: { id }, body: { text } })
  await page.goto(`/content/${id}`)
  await button(page, 'More options for this comment').click()
  await choose(page, 'Mute Milo Stern')
  await expect(page.getByText('Milo Stern is muted')).toBeVisible()
  await expect(page.getByText(/block or mute/)).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()

  const theirs = await otherBrowser()
  await giveSession(theirs.context(), site, loud.session)
  await theirs.goto(`/content/${id}`)
  await expect(theirs.getByText(text)).toBeVisible()
  await theirs.goto(`/profile/${fan.username}`)
  await expect(title(theirs, fan.name)).toBeVisible()

  await page.goto(`/profile/${loud.username}`)
  await button(page, 'More options').click()
  await choose(page, 'Unmute')
  await expect(page.getByText('Milo Stern is no longer muted')).toBeVisible()
  await page.goto(`/content/${id}`)
  await expect(page.getByText(text)).toBeVisible()
})

test('a creator blocks somebody from their comment and stays on the post', async ({
  page,
  site,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const rude = await newPerson(site, { name: 'Milo Stern' })
  const id = (await newPost(creator)) as ContentId
  const text = `Boring, ${rude.username}!`
  await rude.session.call('addComment', { params: { id }, body: { text } })
  const theirs = await otherBrowser()
  await giveSession(theirs.context(), site, rude.session)
  await theirs.goto(`/content/${id}`)
  await expect(theirs.getByText(text)).toBeVisible()

  await giveSession(page.context(), site, creator.session)
  await page.goto(`/content/${id}`)
  await button(page, 'More options for this comment').click()
  await choose(page, 'Block Milo Stern')
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('You blocked Milo Stern')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(/block or mute/)).toBeVisible()
  await expect(page).toHaveURL(`/content/${id}`)
  await expect(theirs.getByText(text)).toBeHidden()
})
