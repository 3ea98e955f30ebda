import type { NotificationView, UnreadNotifications } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { type Change, countsAfter, listAfter, type NotificationList } from './notification-cache.ts'

const notification = (id: string, type: NotificationView['type'], isRead = false) =>
  ({ id, type, isRead }) as NotificationView
const like = notification('like', 'like')
const sale = notification('sale', 'payment')
const old = notification('old', 'follow', true)
const page = { notifications: [like, sale, old], nextCursor: null, hasMore: false }
const read: Change = { action: 'read', notifications: [like] }
const remove: Change = { action: 'delete', notifications: [like, old] }

const shown = (list: NotificationList) =>
  ('pages' in list ? list.pages : [list])
    .flatMap(({ notifications }) => notifications)
    .map(({ id, isRead }) => (isRead ? id : `${id}*`))

describe('a list', () => {
  it('shows what was read without a dot', () => {
    expect(shown(listAfter(page, 'all', read))).toEqual(['like', 'sale*', 'old'])
    expect(shown(listAfter(page, 'all', { action: 'read-all' }))).toEqual(['like', 'sale', 'old'])
  })
  it('of the unread loses what was read', () => {
    expect(shown(listAfter(page, 'unread', read))).toEqual(['sale*', 'old'])
    expect(shown(listAfter(page, 'unread', { action: 'read-all' }))).toEqual([])
  })
  it('loses what was deleted, on every page', () => {
    const pages = { pages: [page, page], pageParams: [undefined, 'next'] }
    expect(shown(listAfter(pages, 'all', remove))).toEqual(['sale*', 'sale*'])
  })
  it('stays as it is when it was seen', () => {
    expect(listAfter(page, 'unread', { action: 'see' })).toBe(page)
  })
})

describe('the numbers', () => {
  const counts = { all: 3, unread: 2, likes: 1, comments: 0, follows: 1, system: 0 }
  const known: UnreadNotifications = { unseen: 2, unread: 2, counts }
  it('lose what was seen or read', () => {
    expect(countsAfter(known, { action: 'see' })).toEqual({ ...known, unseen: 0 })
    expect(countsAfter(known, { action: 'read-all' })).toMatchObject({ unseen: 0, unread: 0 })
    expect(countsAfter(known, read)).toEqual({
      unseen: 1,
      unread: 1,
      counts: { ...counts, unread: 1 },
    })
  })
  it('lose what was deleted, under every tab it was in', () => {
    expect(countsAfter(known, remove)).toEqual({
      unseen: 1,
      unread: 1,
      counts: { all: 1, unread: 1, likes: 0, comments: 0, follows: 0, system: 0 },
    })
  })
  it('stay where there are more than were counted', () => {
    const many = { unseen: 100, unread: 100, counts: { ...counts, all: 100, unread: 100 } }
    expect(countsAfter(many, read)).toEqual(many)
  })
})
