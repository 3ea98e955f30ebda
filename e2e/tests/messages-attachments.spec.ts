import { readFile } from 'node:fs/promises'
import type { AccountId, ConversationId } from '@fanfare/contract'
import { chromium } from '@fanfare/ops'
import type { Page } from '@playwright/test'
import { attach, composer, log, openBetween, sendAs } from '../src/lib/chatting.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { refuse, stall } from '../src/lib/network.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'

// A microphone that hears a beep every second, and nobody who has to allow it.
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { ...chromium, args: [...chromium.args, ...microphone] } })

const send = (page: Page) => button(page, 'Send message').click()
const notes = {
  name: 'colors.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Ultramarine, burnt umber'),
}

/** They have both written, so nobody is a stranger. */
const talkBetween = async (site: Site, fan: Person) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Hello')
  await sendAs(creator, id, 'Hello')
  return { creator, id }
}
const lastOf = async ({ session }: Person, id: ConversationId) => {
  const { messages } = await session.call('listMessages', { params: { id }, query: { limit: 50 } })
  return messages[0]
}

test(
  'photos and a file reach the other one, who looks at them and saves the file',
  onBoth,
  async ({ page, site, person: fan, otherBrowser }) => {
    const { creator, id } = await talkBetween(site, fan)
    const hers = await otherBrowser()
    await giveSession(hers.context(), site, creator.session)
    await hers.goto(`/messages?conversation=${id}`)
    await page.goto(`/messages?conversation=${id}`)
    await attach(page, 'Photo or video', [
      await makePicture('one.png'),
      await makePicture('two.png'),
    ])
    await attach(page, 'File', notes)
    await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(
      3,
    )
    await composer(page).fill('Which one?')
    await send(page)
    await expect(log(page).getByText('Which one?')).toBeVisible()
    // At once on the own page, and drawn from the store on the other one.
    await expect(button(page, 'Open photo 1 of 2')).toBeVisible()
    const photo = button(hers, 'Open photo 2 of 2')
    await expect
      .poll(() => photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)

    await photo.click()
    const dialog = hers.getByRole('dialog', { name: /^Photos from/ })
    await expect(dialog.getByText('2 of 2')).toBeVisible()
    await hers.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('1 of 2')).toBeVisible()
    await expect(dialog.getByRole('img')).toBeVisible()
    await hers.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(photo).toBeFocused()

    const saved = hers.waitForEvent('download')
    await button(hers, 'Download colors.txt').click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('colors.txt')
    expect(await readFile(await file.path(), 'utf8')).toBe('Ultramarine, burnt umber')
  },
)

test('a voice message is recorded, sent and heard', async ({
  page,
  site,
  person: fan,
  otherBrowser,
}) => {
  const { creator, id } = await talkBetween(site, fan)
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto(`/messages?conversation=${id}`)
  await page.goto(`/messages?conversation=${id}`)
  await button(page, 'Record a voice message').click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await button(page, 'Send voice message').click()
  const heard = hers.getByRole('group', { name: `Voice message from ${fan.name}` })
  await expect(heard).toBeVisible()
  const play = heard.getByRole('button', { name: 'Play' })
  await expect(play).toBeEnabled()
  await play.click()
  await expect(heard.getByRole('slider', { name: 'Position' })).not.toHaveValue('0')
  await expect(play).toBeVisible()

  const message = await lastOf(creator, id)
  expect(message?.attachments).toMatchObject([{ kind: 'voice', state: 'ready' }])
  expect(message?.attachments[0]?.waveform).toHaveLength(64)
  expect(Math.max(...(message?.attachments[0]?.waveform ?? []))).toBeGreaterThan(0)
})

test('a file that fails says why, and is sent once when it is tried again', async ({
  page,
  site,
  person: fan,
}) => {
  const { id } = await talkBetween(site, fan)
  await refuse('/upload/presigned', {
    code: 'upload.over-quota',
    status: 409,
    detail: 'You’ve used all of your storage.',
  })(page)
  await page.goto(`/messages?conversation=${id}`)
  await attach(page, 'File', notes)
  await expect(page.getByText('You’ve used all of your storage.')).toBeVisible()
  await expect(button(page, 'Retry colors.txt')).toBeVisible()
  await send(page)
  await expect(page.getByText(/Failed to send message\. You’ve used all/)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await button(page, 'Retry').click()
  await expect(button(page, 'Download colors.txt')).toHaveCount(1)
  await page.reload()
  await expect(button(page, 'Download colors.txt')).toHaveCount(1)
})

test('a reload in the middle of sending loses nothing', async ({ page, site, person: fan }) => {
  const { id } = await talkBetween(site, fan)
  await stall('/upload/presigned')(page)
  await page.goto(`/messages?conversation=${id}`)
  await attach(page, 'File', notes)
  await send(page)
  await expect(page.getByText('Sending')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(button(page, 'Download colors.txt')).toHaveCount(1)
  const { messages } = await fan.session.call('listMessages', {
    params: { id },
    query: { limit: 50 },
  })
  expect(messages.filter(({ attachments }) => attachments.length > 0)).toHaveLength(1)
})

test('whoever has left a group opens nothing of it', async ({ page, site, person: owner }) => {
  const friend = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await owner.session.call('followUser', { params: { id: friend.id as AccountId } })
  const direct = await openBetween(owner, friend)
  await sendAs(owner, direct, 'Hello')
  await sendAs(friend, direct, 'Hello')
  const body = { type: 'group' as const, name: 'Rain', participantIds: [friend.id as AccountId] }
  const { conversation } = await owner.session.call('createConversation', { body })
  const id = conversation.id as ConversationId
  await page.goto(`/messages?conversation=${id}`)
  await attach(page, 'File', notes)
  await send(page)
  await expect(button(page, 'Download colors.txt')).toBeVisible()
  const message = await lastOf(friend, id)
  const [file] = message?.attachments ?? []
  if (!message || !file) throw new Error('the file is not there')
  const params = { id: message.id as never, attachmentId: file.id as never }
  const opened = await friend.session.call('openAttachment', { params })
  expect(opened.attachment.type).toBe('file')
  await friend.session.call('removeMember', { params: { id }, query: {} })
  await expect(friend.session.call('openAttachment', { params })).rejects.toMatchObject({
    problem: { status: 404 },
  })
})

test('somebody who has not been answered is told that files come later', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await page.goto(`/messages?conversation=${id}`)
  await expect(
    page.getByText('You can send files once Ines Harbour has answered you'),
  ).toBeVisible()
  await expect(button(page, 'Add attachment')).toHaveCount(0)
  await sendAs(fan, id, 'Hello')
  await sendAs(creator, id, 'Hi')
  await expect(button(page, 'Add attachment')).toBeVisible()
})
