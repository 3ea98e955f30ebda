import type { AccountId } from '@fanfare/contract'
import { composer, inList, log, openBetween } from '../src/lib/chatting.ts'
import { button, field } from '../src/lib/forms.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { newTierShop, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

test('a creator saves a reply and puts it in with a slash', async ({
  page,
  context,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await giveSession(context, site, creator.session)
  await fan.session.call('sendMessage', {
    params: { id },
    body: { clientId: crypto.randomUUID(), content: 'Do you take commissions?', type: 'text' },
  })
  await creator.session.call('acceptConversation', { params: { id } })
  await page.goto(`/messages?conversation=${id}`)
  await button(page, 'Saved replies').click()
  await button(page, 'Create a saved reply').click()
  await button(page, 'New reply').click()
  await field(page, 'Name').fill('Commissions')
  await page.getByRole('dialog').getByLabel('Message').fill('They open again in May.')
  await button(page, 'Save').click()
  await expect(page.getByText('Reply saved')).toBeVisible()
  await button(page, 'Close').click()

  await composer(page).focus()
  await page.keyboard.type('/')
  const search = page.getByRole('combobox', { name: 'Search saved replies' })
  await expect(search).toBeFocused()
  await page.keyboard.type('comm')
  await expect(page.getByRole('option', { name: /Commissions/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(composer(page)).toHaveValue('They open again in May.')
  await expect(composer(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('They open again in May.')).toBeVisible()
})

test('new subscribers are welcomed, and see that it was automatic', async ({
  page,
  context,
  site,
  person: fan,
}) => {
  const { creator, id: tierId } = await newTierShop(site)
  await giveSession(context, site, creator.session)
  await page.goto('/settings/privacy')
  await button(page, 'Configure Welcome Message').click()
  await page.getByRole('switch', { name: 'Send a welcome message' }).check()
  await button(page, 'Save').click()
  await expect(page.getByText('Write something first')).toBeVisible()
  await field(page, 'Message').fill('Welcome to the harbor.')
  await button(page, 'Save').click()
  await expect(page.getByText('Welcome message saved')).toBeVisible()

  await fan.session.call('followUser', { params: { id: creator.id as AccountId }, body: {} })
  await subscribe(fan, tierId)
  await giveSession(context, site, fan.session)
  await page.goto('/messages')
  await inList(page, /Ines Harbour/).click()
  await expect(log(page).getByText('Welcome to the harbor.')).toBeVisible()
  await expect(log(page).getByText('Automatic message')).toBeVisible()
})

test('a broadcast is read by who subscribes, and answered to its creator alone', async ({
  page,
  site,
  person: fan,
  otherBrowser,
}) => {
  const { creator, id: tierId } = await newTierShop(site)
  await subscribe(fan, tierId)
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto('/messages')
  await button(hers, 'Broadcasts').click()
  await button(hers, 'New broadcast').click()
  await field(hers, 'Message').fill('The winter calendar is out.')
  await hers.getByLabel('To', { exact: true }).selectOption({ label: 'Harbour light' })
  await button(hers, 'Send now').click()
  await expect(hers.getByText('Broadcast sent')).toBeVisible()
  await expect(hers.getByText(/Harbour light · Sent to 1 subscriber ·/)).toBeVisible({
    timeout: 20_000,
  })

  await page.goto('/messages')
  const channel = inList(page, /Ines Harbour · Broadcasts/)
  await expect(channel).toContainText('1 unread')
  await channel.click()
  await expect(log(page).getByText('The winter calendar is out.')).toBeVisible()
  await expect(log(page).getByText('Broadcast', { exact: true })).toBeVisible()
  await expect(channel).not.toContainText('unread')
  await expect(composer(page)).toBeHidden()
  await page.getByRole('link', { name: 'Reply', exact: true }).click()
  await composer(page).fill('It looks wonderful')
  await composer(page).press('Enter')
  await expect(log(page).getByText('It looks wonderful')).toBeVisible()

  const late = await newPerson(site)
  await subscribe(late, tierId)
  const { conversations } = await late.session.call('listConversations', { query: {} })
  expect(conversations).toEqual([])

  await button(hers, 'Delete broadcast').click()
  await button(hers, 'Delete').click()
  await expect(hers.getByText('Broadcast deleted')).toBeVisible()
  await page.goto('/messages')
  await expect(inList(page, /Ines Harbour/).first()).toBeVisible()
  await expect(channel).toBeHidden()
})

test('a broadcast waits for its time, and is canceled until then', async ({
  page,
  context,
  site,
}) => {
  const { creator } = await newTierShop(site)
  await giveSession(context, site, creator.session)
  await page.goto('/messages')
  await button(page, 'Broadcasts').click()
  await button(page, 'New broadcast').click()
  await field(page, 'Message').fill('Tomorrow it is out.')
  await page.getByRole('radio', { name: 'Schedule' }).check()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await field(page, 'Date and time').fill(tomorrow)
  await button(page, 'Schedule').click()
  await expect(page.getByText('Broadcast scheduled')).toBeVisible()
  await expect(page.getByText(/All subscribers · Scheduled ·/)).toBeVisible()
  await button(page, 'Edit broadcast').click()
  await expect(field(page, 'Message')).toHaveValue('Tomorrow it is out.')
  await button(page, 'Cancel').click()
  await button(page, 'Cancel broadcast').click()
  await button(page, 'Cancel broadcast').last().click()
  await expect(page.getByText('Broadcast canceled')).toBeVisible()
  await expect(page.getByText('No broadcasts yet')).toBeVisible()
})
