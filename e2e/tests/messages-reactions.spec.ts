import type { Page } from '@playwright/test'
import { composer, log, openBetween, sendAs } from '../src/lib/chatting.ts'
import { onBoth, onPhone } from '../src/lib/devices.ts'
import { swipe } from '../src/lib/fingers.ts'
import { button, choose } from '../src/lib/forms.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' })

const openAccepted = async (one: Person, other: Person) => {
  const id = await openBetween(one, other)
  await other.session.call('acceptConversation', { params: { id } })
  return id
}

/** A press on a desktop; on a phone it is in the menu. */
const openReactions = async (page: Page, isPhone: boolean) => {
  if (isPhone) {
    await button(page, 'More options for this message').click()
    return choose(page, 'React')
  }
  await log(page).getByText('Opening night').hover()
  await button(page, 'React to this message').click()
}

test(
  'a reaction is seen by both at once, changed, looked into and taken back',
  onBoth,
  async ({ page, site, person: fan, otherBrowser, isMobile }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    const id = await openAccepted(fan, creator)
    await sendAs(creator, id, 'Opening night')
    await page.goto(`/messages?conversation=${id}`)
    const hers = await otherBrowser()
    await giveSession(hers.context(), site, creator.session)
    await hers.goto(`/messages?conversation=${id}`)
    await expect(log(hers).getByText('Opening night')).toBeVisible()

    await openReactions(page, isMobile)
    await button(page, 'React with heart').click()
    await expect(button(page, 'You reacted with heart')).toBeVisible()
    await expect(button(hers, '1 person reacted with heart')).toBeVisible()

    await openReactions(page, isMobile)
    await button(page, 'More reactions').click()
    await page.getByRole('searchbox', { name: 'Search emojis' }).fill('artist pal')
    await button(page, 'artist palette').click()
    await expect(button(hers, '1 person reacted with 🎨')).toBeVisible()

    await openReactions(hers, isMobile)
    await button(hers, 'React with fire').click()
    const both = button(page, 'You reacted with 🎨, 1 person reacted with fire')
    await expect(both).toBeVisible()
    await both.click()
    const who = page.getByRole('list', { name: 'Who reacted' })
    await expect(who.getByRole('listitem')).toHaveCount(2)
    await expect(who).toContainText('Ines Harbour')
    await button(page, 'Remove').click()
    await expect(button(page, '1 person reacted with fire')).toBeVisible()
    await expect(button(hers, 'You reacted with fire')).toBeVisible()
    await page.reload()
    await expect(button(page, '1 person reacted with fire')).toBeVisible()
  },
)

test('an emoji is found by its name and written where the caret is', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openAccepted(fan, creator)
  await page.goto(`/messages?conversation=${id}`)
  await composer(page).fill('Good luck!')
  for (let step = 0; step < 'luck!'.length; step++) await page.keyboard.press('ArrowLeft')
  const search = page.getByRole('searchbox', { name: 'Search emojis' })
  await button(page, 'Add an emoji').click()
  await expect(search).toBeFocused()
  // It sends nothing.
  await page.keyboard.press('Enter')
  await page.keyboard.type('four leaf')
  await expect(page.getByRole('region', { name: 'Found' })).toContainText('🍀')
  await page.keyboard.press('Enter')
  await expect(composer(page)).toBeFocused()
  await expect(composer(page)).toHaveValue('Good 🍀luck!')

  await button(page, 'Add an emoji').click()
  await expect(search).toBeFocused()
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect(recent.getByRole('button', { name: 'four leaf clover' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(recent.getByRole('button', { name: 'four leaf clover' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'grinning face with big eyes')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(composer(page)).toHaveValue('Good 🍀😃luck!')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Good 🍀😃luck!')).toBeVisible()
})

test('the list says who is typing until they have written', async ({
  page,
  site,
  person: fan,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openAccepted(fan, creator)
  await sendAs(creator, id, 'Opening night')
  await page.goto('/messages')
  await expect(rows(page)).toContainText('Opening night')
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto(`/messages?conversation=${id}`)
  await expect(log(hers).getByText('Opening night')).toBeVisible()
  await expect(async () => {
    await composer(hers).pressSequentially('On Sunday ')
    await expect(rows(page)).toContainText('Typing…', { timeout: 2_000 })
  }).toPass()
  await composer(hers).press('Enter')
  await expect(rows(page)).toContainText('On Sunday')
  await expect(rows(page)).not.toContainText('Typing…')
})

test('a message is reported from its menu, and whoever wrote it from the info', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openAccepted(fan, creator)
  await sendAs(creator, id, 'Opening night')
  await page.goto(`/messages?conversation=${id}`)
  await log(page).getByText('Opening night').hover()
  await button(page, 'More options for this message').click()
  await choose(page, 'Report')
  await page.getByRole('radio', { name: 'Harassment' }).check()
  await page.getByLabel('Details').fill('Again and again.')
  await button(page, 'Send report').click()
  await expect(page.getByText('Thanks for your report')).toBeVisible()

  if (!(await button(page, 'Report Ines Harbour').isVisible())) {
    await button(page, 'Conversation info').click()
  }
  await button(page, 'Report Ines Harbour').click()
  await expect(page.getByText('They won’t know that you reported them.')).toBeVisible()
  await button(page, 'Send report').click()
  await expect(button(page, 'Send report')).toBeHidden()
})

test(
  'a finger from the left edge goes back to the list',
  onPhone,
  async ({ page, site, person: fan }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    const id = await openAccepted(fan, creator)
    await sendAs(creator, id, 'Opening night')
    await page.goto(`/messages?conversation=${id}`)
    await expect(log(page).getByText('Opening night')).toBeVisible()
    // From the middle, or not far: it stays.
    await swipe(page, { x: 200, y: 400 }, { x: 380, y: 400 })
    await swipe(page, { x: 10, y: 300 }, { x: 30, y: 600 })
    await expect(log(page).getByText('Opening night')).toBeVisible()
    await swipe(page, { x: 10, y: 400 }, { x: 300, y: 410 })
    await expect(rows(page)).toContainText('Opening night')
    await expect(log(page)).toBeHidden()
    await expect(page).toHaveURL(/\/messages$/)
  },
)
