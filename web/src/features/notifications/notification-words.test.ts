import type { PersonBrief } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import {
  arrivalWords,
  bellLabel,
  hrefOf,
  partsOf,
  showingWords,
  unreadWords,
} from './notification-words.ts'

const post = '018f0000-0000-7000-8000-000000000001' as never
const named = (...names: string[]) => names.map((displayName) => ({ displayName }) as PersonBrief)

it('counts up to 99', () => {
  expect(bellLabel(0)).toBe('Notifications')
  expect(bellLabel(99)).toBe('Notifications, 99 new')
  expect(bellLabel(100)).toBe('Notifications, 99+ new')
  expect(arrivalWords(1)).toBe('1 new notification')
  expect(arrivalWords(100)).toBe('99+ new notifications')
  expect(unreadWords(100)).toBe('99+ unread')
  expect(unreadWords(0)).toBe('All caught up!')
})

describe('how many are shown', () => {
  const list = { shown: 20, counted: 34, hasMore: true, isSearch: false }
  it('is said of how many there are', () => {
    expect(showingWords(list)).toBe('Showing 20 of 34')
    expect(showingWords({ ...list, counted: 100 })).toBe('Showing 20 of 99+')
  })
  it('is all of them at the end of the list, whatever was counted', () => {
    expect(showingWords({ ...list, shown: 130, counted: 100, hasMore: false })).toBe(
      'Showing 130 of 130',
    )
  })
  it('is never more than there are', () => {
    expect(showingWords({ ...list, shown: 120, counted: 100 })).toBe('Showing 120 of 120+')
    expect(showingWords({ ...list, counted: 3 })).toBe('Showing 20 of 20')
  })
  it('is said of what was searched', () => {
    expect(showingWords({ shown: 2, counted: 34, hasMore: false, isSearch: true })).toBe(
      'Showing 2 of 34',
    )
  })
})

describe('where a click leads', () => {
  const follow = { type: 'follow', contentId: null, username: 'ada', actionUrl: '/x' } as const
  it.each([
    ['the post first', { ...follow, contentId: post }, `/content/${post}`],
    ['the person who follows', follow, '/profile/ada'],
    ['the person who subscribed', { ...follow, type: 'subscription' as const }, '/profile/ada'],
    ['what the server names, of anything else', { ...follow, type: 'payment' as const }, '/x'],
    ['what the server names, where nobody is named', { ...follow, username: null }, '/x'],
    ['nowhere', { ...follow, username: null, actionUrl: null }, null],
  ])('%s', (_, notification, href) => expect(hrefOf(notification)).toBe(href))
})

describe('names in a message', () => {
  const bold = (message: string, ...names: string[]) =>
    partsOf({ message, people: named(...names) })
      .map(({ text, isName }) => (isName ? `*${text}*` : text))
      .join('')
  it('are found in their order', () => {
    expect(bold('Ada and Bert liked “Sea”.', 'Ada', 'Bert')).toBe('*Ada* and *Bert* liked “Sea”.')
    expect(bold('Ada and 3 others followed you.', 'Ada', 'Bert', 'Carla')).toBe(
      '*Ada* and 3 others followed you.',
    )
  })
  it('are not taken from what is quoted', () => {
    expect(bold('Ada and 3 others liked “Bert”.', 'Ada', 'Bert')).toBe(
      '*Ada* and 3 others liked “Bert”.',
    )
  })
  it('may be absent', () => {
    expect(bold('Your password was changed.')).toBe('Your password was changed.')
  })
})
