import type { AccountId, ConversationId, MessageView } from '@fanfare/contract'
import type { FileChooser, Page } from '@playwright/test'
import { button } from './forms.ts'
import type { Person } from './people.ts'

export const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / })
export const inList = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name })
export const write = async (page: Page, text: string) => {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

/** They take each other’s messages. */
export const openBetween = async (one: Person, other: Person): Promise<ConversationId> => {
  const body = { type: 'direct' as const, participantIds: [other.id as AccountId] }
  const { conversation } = await one.session.call('createConversation', { body })
  return conversation.id as ConversationId
}
export const sendAs = async (
  person: Person,
  id: ConversationId,
  content: string,
): Promise<MessageView> => {
  const body = { clientId: crypto.randomUUID(), content, type: 'text' as const }
  const { message } = await person.session.call('sendMessage', { params: { id }, body })
  return message
}

/** By the chooser that every browser has: Chromium's own answers no test. */
export const attach = async (
  page: Page,
  kind: 'Photo or video' | 'Audio' | 'File',
  files: Parameters<FileChooser['setFiles']>[0],
) => {
  await page.evaluate('delete window.showOpenFilePicker')
  await button(page, 'Add attachment').click()
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: kind }).click()
  await (await asked).setFiles(files)
}
