import type { AccountId, ConversationId, MessageId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { log, openBetween, sendAs, write } from '../src/lib/chatting.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

/** In the order in which the page shows them. */
const lines = async (page: Page) =>
  ((await log(page).textContent()) ?? '').match(/line \w+ \d+\./g) ?? []

test('a tab that was asleep for an hour has everything in order when it wakes', async ({
  page,
  context,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Good night')
  const edited = await sendAs(creator, id, 'Se you tomorrow')
  const deleted = await sendAs(creator, id, 'Wrong window')
  await page.clock.install()
  await page.goto(`/messages?conversation=${id}`)
  await expect(log(page).getByText('Wrong window')).toBeVisible()

  await context.setOffline(true)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const slept = Array.from({ length: 12 }, (_, at) => `line ines ${at}.`)
  for (const line of slept) await sendAs(creator, id, line)
  await creator.session.call('editMessage', {
    params: { id: edited.id as MessageId },
    body: { content: 'See you tomorrow' },
  })
  await creator.session.call('deleteMessage', { params: { id: deleted.id as MessageId } })
  await page.clock.fastForward('01:00:00')
  await context.setOffline(false)
  await page.clock.resume()

  await expect.poll(() => lines(page)).toEqual(slept)
  await expect(log(page).getByText('See you tomorrow', { exact: true })).toBeVisible()
  await expect(log(page).getByText('Wrong window')).toBeHidden()
  await write(page, 'Good morning')
  await expect(log(page).getByText('Good morning')).toHaveCount(1)
  const { messages } = await creator.session.call('listMessages', {
    params: { id },
    query: { limit: 50 },
  })
  expect(messages.filter(({ content }) => content === 'Good morning')).toHaveLength(1)
})

test('three people in a group read the same in the same order while one comes and goes', async ({
  page,
  context,
  site,
  person: owner,
  otherBrowser,
}) => {
  const friends = [
    await newPerson(site, { isCreator: true, name: 'Ines Harbour' }),
    await newPerson(site, { isCreator: true, name: 'Oda Lind' }),
  ]
  for (const friend of friends) {
    await owner.session.call('followUser', { params: { id: friend.id as AccountId } })
    const id = await openBetween(owner, friend)
    await sendAs(owner, id, 'Hello')
    await sendAs(friend, id, 'Hello')
  }
  const participantIds = friends.map(({ id }) => id as AccountId)
  const { conversation } = await owner.session.call('createConversation', {
    body: { type: 'group', name: 'Rain', participantIds },
  })
  const open = async (shown: Page, id: ConversationId) => {
    await shown.goto(`/messages?conversation=${id}`)
    await expect(shown.getByRole('heading', { name: 'Rain' }).first()).toBeVisible()
  }
  const openAs = async (person: Person) => {
    const shown = await otherBrowser()
    await giveSession(shown.context(), site, person.session)
    await open(shown, conversation.id as ConversationId)
    return shown
  }
  await open(page, conversation.id as ConversationId)
  const [ines, oda] = [await openAs(friends[0] as Person), await openAs(friends[1] as Person)]

  const sayAll = async (at: number) => {
    await Promise.all([
      write(page, `line owner ${at}.`),
      write(ines, `line ines ${at}.`),
      write(oda, `line oda ${at}.`),
    ])
  }
  await sayAll(1)
  await context.setOffline(true)
  await sayAll(2)
  await sayAll(3)
  await expect(page.getByText('Waiting for your connection').first()).toBeVisible()
  await expect.poll(async () => (await lines(oda)).length).toBe(7)
  await context.setOffline(false)
  await sayAll(4)

  await expect.poll(async () => (await lines(oda)).length).toBe(12)
  const order = await lines(oda)
  expect(new Set(order).size).toBe(12)
  await expect.poll(() => lines(ines)).toEqual(order)
  await expect.poll(() => lines(page)).toEqual(order)
  // What somebody says comes in the order in which they said it.
  for (const who of ['owner', 'ines', 'oda']) {
    const own = order.filter((line) => line.includes(who))
    expect(own).toEqual([1, 2, 3, 4].map((at) => `line ${who} ${at}.`))
  }
})
