import type { ConversationView, UnreadConversations } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { alter, breakDown, refusePost, stall } from '../lib/network.ts'
import { conversationsOf } from '../lib/sample-conversations.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const path = '/messages'
const list = /\/api\/messaging\/conversations\?/
const messages = /\/api\/messaging\/conversations\/[^/?]+\/messages\?/
const greeting = /burnt umber/

const at =
  (name: keyof Awaited<ReturnType<typeof conversationsOf>>) =>
  async (world: World): Promise<string> =>
    `${path}?conversation=${(await conversationsOf(world))[name]}`
const listed = async (world: World) => {
  await conversationsOf(world)
  return path
}

const openInfo = (page: Page) => button(page, 'Conversation info').click()
const writeRefused = async (page: Page) => {
  const composer = page.getByRole('textbox', { name: /^Message / })
  await composer.fill('Can I come by on Friday?')
  await composer.press('Enter')
}
const searchFor = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill(words)
}
const openNew = (page: Page) => button(page, 'New conversation').click()
const openNewGroup = async (page: Page) => {
  await openNew(page)
  await button(page, 'Group').click()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('north')
}
const openMenu = (page: Page) => button(page, 'More options for this message').first().click()
const answer = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Reply' }).press('Enter')
}
const askToDelete = async (page: Page) => {
  await button(page, /^More options for /)
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete conversation' }).press('Enter')
}

export const messaging: readonly Screen[] = [
  { name: 'messages', as: 'creator', path: listed, shows: 'Robin Fan' },
  {
    name: 'messages-many-unread',
    as: 'creator',
    path: listed,
    given: alter<UnreadConversations>('/messaging/unread', () => ({ inbox: 100, requests: 3 })),
    shows: '99+',
  },
  { name: 'messages-empty', as: 'secured', path, shows: 'No conversations yet' },
  {
    name: 'messages-unread-empty',
    as: 'secured',
    path: `${path}?tab=unread`,
    shows: 'No unread conversations',
  },
  {
    name: 'messages-groups',
    as: 'creator',
    path: async (world) => `${await listed(world)}?tab=groups`,
    shows: 'Print fair',
  },
  {
    name: 'messages-requests',
    as: 'creator',
    path: async (world) => `${await listed(world)}?tab=requests`,
    shows: 'Robin Castellan',
  },
  {
    name: 'messages-no-match',
    as: 'creator',
    path: listed,
    act: searchFor('nobody is called this'),
    shows: 'No conversations found',
  },
  {
    name: 'messages-loading',
    as: 'creator',
    path,
    given: stall(list),
    shows: 'Loading conversations',
  },
  {
    name: 'messages-failing',
    as: 'creator',
    path,
    given: breakDown(list),
    shows: 'Failed to load conversations',
  },
  {
    name: 'messages-new',
    as: 'creator',
    path: listed,
    act: openNew,
    shows: 'Type a name or a username.',
  },
  {
    name: 'messages-new-group',
    as: 'follower',
    path: listed,
    act: openNewGroup,
    shows: '@northlight',
  },
  {
    name: 'messages-delete',
    as: 'creator',
    path: listed,
    act: askToDelete,
    shows: 'Are you sure you want to delete this conversation?',
  },
  { name: 'chat', as: 'creator', path: at('direct'), shows: greeting },
  { name: 'chat-fan', as: 'follower', path: at('direct'), shows: greeting },
  { name: 'chat-reply', as: 'creator', path: at('direct'), act: answer, shows: /^Reply to / },
  { name: 'chat-menu', as: 'creator', path: at('direct'), act: openMenu, shows: 'Copy text' },
  { name: 'chat-group', as: 'follower', path: at('group'), shows: 'I can, from nine.' },
  {
    name: 'chat-group-info',
    as: 'creator',
    path: at('group'),
    act: openInfo,
    shows: 'Leave group',
    only: 'phone',
  },
  {
    name: 'chat-info',
    as: 'creator',
    path: at('direct'),
    act: openInfo,
    shows: 'View profile',
    only: 'phone',
  },
  { name: 'chat-request', as: 'creator', path: at('request'), shows: 'wants to message you' },
  {
    name: 'chat-refused',
    as: 'creator',
    path: at('direct'),
    given: refusePost(/\/api\/messaging\/conversations\/[^/?]+\/messages$/, {
      code: 'message.not-allowed',
      status: 403,
      detail: 'This person doesn’t accept messages from you right now.',
    }),
    act: writeRefused,
    shows: /Failed to send message/,
  },
  {
    name: 'chat-closed',
    as: 'creator',
    path: at('direct'),
    given: alter<{ conversation: ConversationView; abilities: { write: boolean } }>(
      /\/api\/messaging\/conversations\/[^/?]+$/,
      (reply) => ({ ...reply, abilities: { write: false } }),
    ),
    shows: /doesn’t accept messages from you right now/,
  },
  {
    name: 'chat-loading',
    as: 'creator',
    path: at('direct'),
    given: stall(messages),
    shows: 'Loading messages',
  },
  {
    name: 'chat-failing',
    as: 'creator',
    path: at('direct'),
    given: breakDown(messages),
    shows: 'Failed to load messages',
  },
  {
    name: 'chat-not-found',
    as: 'creator',
    path: `${path}?conversation=018f0000-0000-7000-8000-000000000000`,
    shows: 'Conversation not found',
  },
  {
    name: 'chat-not-allowed',
    as: 'secured',
    path: `${path}?user=demo_fan`,
    shows: 'You can’t message this person',
  },
]
