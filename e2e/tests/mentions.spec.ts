import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { openConnected } from '../src/lib/socket.ts'
import { expect, test } from '../src/lib/test.ts'

test('a name is completed by keyboard, whoever it is hears of it and comes to the post', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const milo = await newPerson(site, { name: 'Milo Stern' })
  const id = await newPost(creator, { title: 'Low tide' })
  const theirs = await otherBrowser()
  await giveSession(theirs.context(), site, milo.session)
  await openConnected(theirs, '/')
  await page.goto(`/content/${id}`)
  const box = page.getByLabel('Add a comment')
  await box.pressSequentially(`Look, @${milo.username.slice(0, -2)}`)
  const offered = page.getByRole('option', { name: `Milo Stern @${milo.username}` })
  await expect(offered).toHaveAttribute('aria-selected', 'true')
  const active = await offered.getAttribute('id')
  await expect(box).toHaveAttribute('aria-activedescendant', active ?? '')
  await page.keyboard.press('Escape')
  await expect(offered).toBeHidden()
  await box.pressSequentially(milo.username.slice(-2, -1))
  await expect(offered).toBeHidden()

  await box.fill('')
  await box.pressSequentially(`Look, @${milo.username.slice(0, -2)}`)
  await expect(offered).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(`Look, @${milo.username} `)
  await expect(box).toBeFocused()
  await page.keyboard.type('at the light.')
  await button(page, 'Comment').click()
  const link = page.getByRole('link', { name: `@${milo.username}` })
  await expect(link).toHaveAttribute('href', `/profile/${milo.username}`)

  await button(theirs, 'Notifications, 1 new').click()
  await theirs
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: `${person.name} mentioned you in a comment on “Low tide”` })
    .click()
  await expect(theirs).toHaveURL(`/content/${id}`)
  await expect(title(theirs, 'Low tide')).toBeVisible()
  await theirs.getByRole('link', { name: `@${milo.username}` }).click()
  await expect(title(theirs, 'Milo Stern')).toBeVisible()
})

test('a name is chosen by hand, also in a reply', onBoth, async ({ page, site, person: fan }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await newPost(creator)
  const body = { text: 'Ask me anything.' }
  await creator.session.call('addComment', { params: { id }, body })
  await page.goto(`/content/${id}`)
  await button(page, 'Reply').click()
  const box = page.getByLabel('Reply to Ines Harbour')
  // By the beginning of the display name, which a username need not have.
  await box.pressSequentially('@Ines')
  await page.getByRole('option', { name: `Ines Harbour @${creator.username}` }).click()
  await expect(box).toHaveValue(`@${creator.username} `)
  await expect(box).toBeFocused()
  await page.keyboard.type('which lens?')
  await page.keyboard.press('Control+Enter')
  const mine = page.getByRole('article', { name: `Comment by ${fan.name}` })
  await expect(mine.getByRole('link', { name: `@${creator.username}` })).toBeVisible()
})

test('a comment that mentions too many keeps its words, to be written again', async ({
  page,
  site,
  person,
}) => {
  const creator = await newPerson(site, { isCreator: true })
  const id = await newPost(creator)
  const others = await Promise.all(Array.from({ length: 6 }, () => newPerson(site)))
  const names = others.map(({ username }) => `@${username}`)
  await page.goto(`/content/${id}`)
  const box = page.getByLabel('Add a comment')
  await box.fill(names.join(', '))
  await button(page, 'Comment').click()
  await expect(page.getByText(/^Not sent\. You can mention up to 5 people/)).toBeVisible()
  await button(page, 'Edit').click()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(names.join(', '))
  await box.fill(names.slice(1).join(', '))
  await button(page, 'Comment').click()
  const mine = page.getByRole('article', { name: `Comment by ${person.name}` })
  await expect(mine.getByRole('link', { name: /^@/ })).toHaveCount(5)
})
