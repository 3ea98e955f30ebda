import type { AccountId } from '@fanfare/contract'
import { composer, inList, log, openBetween, sendAs, write } from '../src/lib/chatting.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, choose, title } from '../src/lib/forms.ts'
import { refusePost } from '../src/lib/network.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

test(
  'a fan writes to a creator from their profile, and both see what the other writes',
  onBoth,
  async ({ page, site, person: fan, otherBrowser }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    await page.goto(`/profile/${creator.username}`)
    await page.getByRole('link', { name: 'Message', exact: true }).click()
    await expect(page.getByText('Start the conversation')).toBeVisible()
    await write(page, 'Is the large canvas still there?')
    await expect(log(page).getByText('Is the large canvas still there?')).toBeVisible()

    const hers = await otherBrowser()
    await giveSession(hers.context(), site, creator.session)
    await hers.goto('/messages?tab=requests')
    await inList(hers, fan.name).click()
    await button(hers, 'Accept').click()
    await write(hers, 'Yes, see www.example.org')
    const answer = log(page).getByRole('link', { name: 'www.example.org' })
    await expect(answer).toHaveAttribute('rel', /nofollow/)
    // Without a reload, on both sides.
    await write(page, 'Thank you')
    await expect(log(hers).getByText('Thank you')).toBeVisible()
    await expect(log(page).getByText('Seen')).toBeVisible()
  },
)

test('what is unread is counted in the bars and the list until it is read', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Hello')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()
  await sendAs(creator, id, 'One')
  await sendAs(creator, id, 'Two')
  const link = page.getByRole('link', { name: 'Messages, 1 unread' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(inList(page, creator.name)).toContainText('2 unread')
  await inList(page, creator.name).click()
  await expect(log(page).getByText('New messages')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeHidden()
  await expect(inList(page, creator.name)).not.toContainText('unread')
})

test('a message is edited, answered and deleted for both', async ({
  page,
  site,
  person: fan,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'See you on Sunday')
  await sendAs(creator, id, 'Which one?')
  await page.goto(`/messages?conversation=${id}`)
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto(`/messages?conversation=${id}`)
  await expect(log(hers).getByText('See you on Sunday')).toBeVisible()

  const options = button(page, 'More options for this message')
  await options.first().click()
  await choose(page, 'Edit')
  await page.getByLabel('Edit your message').fill('See you on Monday')
  await page.getByLabel('Edit your message').press('Enter')
  await expect(log(hers).getByText('See you on Monday')).toBeVisible()
  await expect(log(hers).getByText('Edited')).toBeVisible()

  await options.last().click()
  await choose(page, 'Reply')
  await write(page, 'The next one')
  await expect(button(hers, /^Go to the message by/)).toBeVisible()

  await options.first().click()
  await choose(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(log(hers).getByText('See you on Monday')).toBeHidden()
  await expect(log(page).getByText('See you on Monday')).toBeHidden()
})

test('nothing is lost or doubled when the network goes away and returns', async ({
  page,
  context,
  site,
  person: fan,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Before')
  await sendAs(creator, id, 'Hello')
  await page.goto(`/messages?conversation=${id}`)
  await expect(log(page).getByText('Hello')).toBeVisible()
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto(`/messages?conversation=${id}`)

  await write(page, 'On its way')
  await context.setOffline(true)
  await write(page, 'First')
  await write(page, 'Second')
  await expect(page.getByText('Waiting for your connection').first()).toBeVisible()
  await sendAs(creator, id, 'Are you there?')
  await context.setOffline(false)
  for (const text of ['On its way', 'First', 'Second', 'Are you there?']) {
    await expect(log(page).getByText(text, { exact: true })).toHaveCount(1)
    await expect(log(hers).getByText(text, { exact: true })).toHaveCount(1)
  }
  await expect(page.getByText('Waiting for your connection')).toHaveCount(0)
  await expect(page.getByText('Sending')).toHaveCount(0)
  const { messages } = await fan.session.call('listMessages', {
    params: { id },
    query: { limit: 50 },
  })
  const texts = messages.map(({ content }) => content)
  for (const text of ['On its way', 'First', 'Second']) {
    expect(texts.filter((one) => one === text)).toHaveLength(1)
  }
})

test('a refused message stays with its reason until it is tried again', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Hello')
  await sendAs(creator, id, 'Hello')
  await refusePost(`/messaging/conversations/${id}/messages`, {
    code: 'message.not-allowed',
    status: 403,
    detail: 'This person doesn’t accept messages from you right now.',
  })(page)
  await page.goto(`/messages?conversation=${id}`)
  await write(page, 'Try this')
  await expect(page.getByText(/Failed to send message\. This person doesn’t accept/)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await button(page, 'Retry').click()
  await expect(page.getByText(/Failed to send message/)).toBeHidden()
  await page.reload()
  await expect(log(page).getByText('Try this')).toHaveCount(1)
})

test('a message that was just sent is taken back, and a draft is kept', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Hello')
  await page.goto(`/messages?conversation=${id}`)
  await write(page, 'Too soon')
  await button(page, 'Undo').click()
  // Neither there nor in the list.
  await expect(page.getByText('Too soon')).toHaveCount(0)
  const { messages } = await fan.session.call('listMessages', {
    params: { id },
    query: { limit: 50 },
  })
  expect(messages.map(({ content }) => content)).toEqual(['Hello'])
  await composer(page).fill('Half a sentence')
  await page.reload()
  await expect(composer(page)).toHaveValue('Half a sentence')
})

test('a group is started, renamed and left', onBoth, async ({ page, site, person: owner }) => {
  const friend = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await owner.session.call('followUser', { params: { id: friend.id as AccountId } })
  const id = await openBetween(owner, friend)
  await sendAs(owner, id, 'Hello')
  await sendAs(friend, id, 'Hello')
  const body = { type: 'group' as const, name: 'Rain', participantIds: [friend.id as AccountId] }
  const { conversation } = await owner.session.call('createConversation', { body })
  await page.goto(`/messages?conversation=${conversation.id}`)
  const rename = button(page, 'Rename')
  await expect(composer(page)).toBeVisible()
  if (!(await rename.isVisible())) await button(page, 'Conversation info').click()
  await rename.click()
  await page.getByLabel('Group name').fill('Rain on Sunday')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'Rain on Sunday' }).first()).toBeVisible()
  await button(page, 'Leave group').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).last().click()
  await expect(page.getByText('You left the group')).toBeVisible()
  await expect(title(page, 'Messages')).toBeVisible()
  await expect(inList(page, 'Rain on Sunday')).toBeHidden()
})

test('a conversation is deleted after a question', async ({ page, site, person: fan }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Hello')
  await page.goto(`/messages?conversation=${id}`)
  await button(page, 'Delete conversation').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this conversation?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Welcome to Messages')).toBeVisible()
  await expect(page.getByText('No conversations yet')).toBeVisible()
})

test('people see that the other is online and typing, unless that is turned off', async ({
  page,
  site,
  person: fan,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Hello')
  await sendAs(creator, id, 'Hello')
  await page.goto(`/messages?conversation=${id}`)
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto(`/messages?conversation=${id}`)
  await expect(page.getByText('Online').first()).toBeVisible()
  await composer(hers).pressSequentially('One moment')
  await expect(page.getByText('Ines Harbour is typing')).toBeVisible()
  await composer(hers).press('Enter')
  await expect(page.getByText('Ines Harbour is typing')).toBeHidden()

  await hers.goto('/settings/privacy')
  await button(hers, 'Configure Message Privacy').click()
  await hers.getByRole('switch', { name: 'Activity status' }).uncheck()
  await button(hers, 'Save').click()
  await expect(hers.getByText('Message privacy saved')).toBeVisible()
  await expect(page.getByText('Online')).toHaveCount(0)
})
