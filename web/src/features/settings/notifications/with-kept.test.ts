import type { NotificationSettings } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { withKept } from './with-kept.ts'

const channels = { inApp: true, email: 'daily', push: true } as const
const known: NotificationSettings = {
  newSubscriptions: true,
  commentsAndLikes: true,
  directMessages: true,
  paymentUpdates: true,
  systemUpdates: true,
  channels: {
    newSubscriptions: channels,
    commentsAndLikes: channels,
    directMessages: channels,
    paymentUpdates: channels,
    systemUpdates: channels,
    newPosts: channels,
  },
  timeZone: 'Europe/Lisbon',
  quietHours: null,
}

/** Answered to one press while the answers to others are still on their way. */
const kept: NotificationSettings = {
  ...known,
  commentsAndLikes: false,
  directMessages: false,
  channels: { ...known.channels, newPosts: { inApp: false, email: 'off', push: false } },
  timeZone: 'UTC',
  quietHours: { from: '22:00', until: '07:00' },
}

test('takes the one switch that was turned', () => {
  expect(withKept(known, kept, { commentsAndLikes: false })).toEqual({
    ...known,
    commentsAndLikes: false,
  })
})

test('takes the one channel that was chosen', () => {
  const after = withKept(known, kept, { channels: { newPosts: { email: 'off' } } })
  expect(after).toEqual({
    ...known,
    channels: { ...known.channels, newPosts: { ...channels, email: 'off' } },
  })
})

test('takes hours and zone where both were sent', () => {
  const change = { quietHours: kept.quietHours, timeZone: 'UTC' }
  expect(withKept(known, kept, change)).toEqual({ ...known, ...change })
})
