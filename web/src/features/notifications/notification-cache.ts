import type {
  NotificationId,
  NotificationTab,
  NotificationView,
  ReplyBody,
  Routes,
  UnreadNotifications,
} from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import type { PagesOf } from '../../core/api/pages.ts'

/** What somebody does with their notifications. */
export type Change =
  | { readonly action: 'see' }
  | { readonly action: 'read-all' }
  | { readonly action: 'read' | 'delete'; readonly notifications: readonly NotificationView[] }

type Page = ReplyBody<Routes['listNotifications']>
/** The dropdown keeps one page, the screen keeps all it has read. */
export type NotificationList = Page | PagesOf<'listNotifications'>

const inPages = <List extends NotificationList>(
  list: List,
  change: (notifications: readonly NotificationView[]) => NotificationView[],
): List => {
  const inPage = (page: Page) => ({ ...page, notifications: change(page.notifications) })
  return ('pages' in list ? { ...list, pages: list.pages.map(inPage) } : inPage(list)) as List
}

const idsOf = (notifications: readonly NotificationView[]): ReadonlySet<NotificationId> =>
  new Set(notifications.map(({ id }) => id))

/** A list as it will be. What was read leaves the list of the unread. */
export const listAfter = (
  list: NotificationList,
  tab: NotificationTab,
  change: Change,
): NotificationList => {
  if (change.action === 'see') return list
  const chosen = change.action === 'read-all' ? null : idsOf(change.notifications)
  const isChosen = ({ id }: NotificationView) => chosen === null || chosen.has(id)
  if (change.action === 'delete' || tab === 'unread') {
    return inPages(list, (all) => all.filter((one) => !isChosen(one)))
  }
  return inPages(list, (all) => all.map((one) => (isChosen(one) ? { ...one, isRead: true } : one)))
}

type Counts = UnreadNotifications['counts']

const tabOf: Partial<Record<NotificationView['type'], keyof Counts>> = {
  like: 'likes',
  comment: 'comments',
  mention: 'comments',
  follow: 'follows',
  system: 'system',
}

/** From “more than 99” nothing can be taken. */
const less = (count: number, by: number) =>
  count > limits.notificationCount ? count : Math.max(0, count - by)

const withoutDeleted = (counts: Counts, deleted: readonly NotificationView[]): Counts => {
  const left = { ...counts, all: less(counts.all, deleted.length) }
  for (const { type } of deleted) {
    const tab = tabOf[type]
    if (tab) left[tab] = less(left[tab], 1)
  }
  return left
}

/** The numbers as they will be. What is read was also seen. */
export const countsAfter = (known: UnreadNotifications, change: Change): UnreadNotifications => {
  if (change.action === 'see') return { ...known, unseen: 0 }
  if (change.action === 'read-all') {
    return { unseen: 0, unread: 0, counts: { ...known.counts, unread: 0 } }
  }
  const { action, notifications } = change
  const unread = less(known.unread, notifications.filter(({ isRead }) => !isRead).length)
  const counts = action === 'delete' ? withoutDeleted(known.counts, notifications) : known.counts
  return { unseen: Math.min(known.unseen, unread), unread, counts: { ...counts, unread } }
}
