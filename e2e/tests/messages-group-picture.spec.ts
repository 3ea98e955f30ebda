import type { AccountId, ConversationId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { inList, openBetween } from '../src/lib/chatting.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, uploadPicture } from '../src/lib/forms.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'

const openGroup = async (owner: Person, friend: Person) => {
  const id = await openBetween(owner, friend)
  await friend.session.call('acceptConversation', { params: { id } })
  const { conversation } = await owner.session.call('createConversation', {
    body: { type: 'group', name: 'Rain', participantIds: [friend.id as AccountId] },
  })
  return conversation.id as ConversationId
}

/** Nobody here has a photo, so each of these is the group’s. */
const pictures = (page: Page) => page.locator('img[src*="/avatars/"]:visible')
/** Beside the messages on a desktop. */
const openWithInfo = async (page: Page, id: ConversationId, isPhone: boolean) => {
  await page.goto(`/messages?conversation=${id}`)
  if (isPhone) await button(page, 'Conversation info').click()
  await expect(button(page, 'Leave group')).toBeVisible()
}

test(
  'the owner of a group gives it a picture, which its members see at once, and removes it',
  onBoth,
  async ({ page, site, person: owner, otherBrowser, isMobile }) => {
    const friend = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    const id = await openGroup(owner, friend)
    const hers = await otherBrowser()
    await giveSession(hers.context(), site, friend.session)
    await openWithInfo(hers, id, isMobile)
    await openWithInfo(page, id, isMobile)
    await expect(pictures(page)).toHaveCount(0)

    const { status } = await uploadPicture(page, await makePicture(), 'group')
    expect(status).toBe(200)
    await expect(page.getByText('Group picture updated')).toBeVisible()
    // In the list, in the head of the conversation and in its info; on a phone the list is another screen.
    await expect(pictures(page)).toHaveCount(isMobile ? 2 : 3)
    await expect(pictures(hers)).toHaveCount(isMobile ? 2 : 3)
    await expect(hers.getByLabel('Group picture file')).toHaveCount(0)
    await expect(button(hers, 'Change picture')).toHaveCount(0)
    const first = await pictures(hers).first().getAttribute('src')

    await expect(button(page, 'Change picture')).toBeVisible()
    await uploadPicture(page, await makePicture(), 'group')
    await expect(pictures(hers).first()).not.toHaveAttribute('src', first ?? '')

    await button(page, 'Remove picture').click()
    await expect(page.getByText('Group picture removed')).toBeVisible()
    await expect(button(page, 'Upload picture')).toBeVisible()
    await expect(pictures(page)).toHaveCount(0)
    await expect(pictures(hers)).toHaveCount(0)
    await hers.goto('/messages')
    await expect(inList(hers, 'Rain')).toBeVisible()
    await expect(pictures(hers)).toHaveCount(0)
  },
)
