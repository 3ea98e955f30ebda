import type { BroadcastView, ReplyTime, SavedReply } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { alter, breakDown } from '../lib/network.ts'
import { conversationsOf } from '../lib/sample-conversations.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const path = '/messages'
const direct = async (world: World) =>
  `${path}?conversation=${(await conversationsOf(world)).direct}`

const replies = [
  ['Commissions', 'Commissions open again in May. I’ll post about it here first.'],
  ['Prints', 'Prints of the storm series are in the shop on my profile.'],
  ['Thanks', 'Thank you, that means a lot!'],
].map(([name, text], at) => ({ id: `018f0000-0000-7000-8000-00000000000${at}`, name, text }))
const saved = alter<{ savedReplies: SavedReply[] }>('/messaging/saved-replies', () => ({
  savedReplies: replies as SavedReply[],
}))

const broadcasts = [
  [
    'The winter calendar is out. You see it a week before everyone else.',
    '2026-12-01T09:00:00Z',
    null,
    null,
  ],
  ['Thank you for this year. Here is what comes next.', null, '2026-11-02T18:30:00Z', 1284],
].map(([text, sendAt, sentAt, reach], at) => ({
  id: `018f0000-0000-7000-8000-00000000001${at}`,
  tierId: null,
  text,
  sendAt,
  sentAt,
  reach,
}))
const sent = alter<BroadcastPage>(/\/api\/messaging\/broadcasts\?/, () => ({
  broadcasts: broadcasts as BroadcastView[],
  hasMore: false,
  nextCursor: null,
}))

interface BroadcastPage {
  readonly broadcasts: readonly BroadcastView[]
  readonly hasMore: boolean
  readonly nextCursor: string | null
}

const openReplies = (page: Page) => button(page, 'Saved replies').click()
const manage = async (page: Page) => {
  await openReplies(page)
  await button(page, /a saved reply$|saved replies$/)
    .last()
    .click()
}
const openBroadcasts = (page: Page) => button(page, 'Broadcasts').click()
const writeBroadcast = async (page: Page) => {
  await openBroadcasts(page)
  await button(page, 'New broadcast').click()
  await page.getByText('Schedule', { exact: true }).first().click()
}

/** What only creators have in messages. */
export const messagingForCreators: readonly Screen[] = [
  {
    name: 'for-creators-saved-replies',
    as: 'creator',
    path: direct,
    given: saved,
    act: openReplies,
    shows: 'Manage saved replies',
  },
  {
    name: 'for-creators-saved-replies-empty',
    as: 'creator',
    path: direct,
    act: openReplies,
    shows: 'Create a saved reply',
  },
  {
    name: 'for-creators-saved-replies-manage',
    as: 'creator',
    path: direct,
    given: saved,
    act: manage,
    shows: 'New reply',
  },
  {
    name: 'for-creators-saved-replies-failing',
    as: 'creator',
    path: direct,
    given: breakDown(/\/api\/messaging\/saved-replies$/),
    act: openReplies,
    shows: /We couldn’t load your saved replies/,
  },
  {
    name: 'for-creators-broadcasts',
    as: 'creator',
    path,
    given: sent,
    act: openBroadcasts,
    shows: /Sent to 1,284 subscribers/,
  },
  {
    name: 'for-creators-broadcasts-empty',
    as: 'creator',
    path,
    act: openBroadcasts,
    shows: 'No broadcasts yet',
  },
  {
    name: 'for-creators-broadcasts-failing',
    as: 'creator',
    path,
    given: breakDown(/\/api\/messaging\/broadcasts\?/),
    act: openBroadcasts,
    shows: 'We couldn’t load your broadcasts',
  },
  {
    name: 'for-creators-broadcast-new',
    as: 'creator',
    path,
    act: writeBroadcast,
    shows: 'Date and time',
  },
  {
    name: 'for-creators-welcome-message',
    as: 'creator',
    path: '/settings/privacy',
    act: (page) => button(page, 'Configure Welcome Message').click(),
    shows: 'Send a welcome message',
  },
  {
    name: 'for-creators-reply-time',
    as: 'follower',
    path: direct,
    given: alter<{ replyTime: ReplyTime | null }>(
      /\/api\/messaging\/conversations\/[^/?]+$/,
      (reply) => ({ ...reply, replyTime: 'two-days' }),
    ),
    shows: /Usually replies within two days/,
  },
]
