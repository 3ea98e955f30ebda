import type { NotificationTab, NotificationView } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import type { MadeAddress } from '../../core/navigation/addresses.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import type { Href } from '../../ui/layout/link.tsx'
import { countUpTo } from '../../ui/text/count-up-to.ts'
import { plural } from '../../ui/text/format.ts'

/** The server counts up to 99; one more stands for any number above. */
export const countText = (count: number) => countUpTo(count, limits.notificationCount)

export const bellLabel = (unseen: number) =>
  unseen > 0 ? `Notifications, ${countText(unseen)} new` : 'Notifications'

export const unreadWords = (unread: number) =>
  unread > 0 ? `${countText(unread)} unread` : 'All caught up!'

interface Shown {
  readonly shown: number
  /** As the server counted; undefined while it is not known. */
  readonly counted: number | undefined
  readonly hasMore: boolean
  readonly isSearch: boolean
}

/** “Showing 20 of 34”. Never fewer in all than are shown: a count may be a moment older than the list. */
export const showingWords = ({ shown, counted = 0, hasMore, isSearch }: Shown) => {
  if (!isSearch && !hasMore) return `Showing ${shown} of ${shown}`
  const isExact = counted <= limits.notificationCount
  const total = Math.max(shown, isExact ? counted : limits.notificationCount)
  return `Showing ${shown} of ${total}${isExact ? '' : '+'}`
}

export const arrivalWords = (unseen: number) =>
  unseen === 1 ? '1 new notification' : `${countText(unseen)} new notifications`

export const selectedWords = (count: number) => `${count} selected`

export const deletedWords = (count: number) =>
  count === 1 ? 'Notification deleted' : `${plural(count, 'notification')} deleted`

type Target = Pick<NotificationView, 'type' | 'contentId' | 'username' | 'actionUrl'>

/** Where a click leads: the post, the person who follows or subscribes, or what the server names. */
export const hrefOf = ({ type, contentId, username, actionUrl }: Target): Href | null => {
  if (contentId) return `/content/${contentId}`
  if (username && (type === 'follow' || type === 'subscription')) return profilePath(username)
  return actionUrl as MadeAddress | null
}

type Part = { readonly text: string; readonly isName: boolean }

/**
 * The message with the names in it apart, to be set in bold. Only before the first quotation: a title
 * or a comment may hold the same words.
 */
export const partsOf = ({
  message,
  people,
}: Pick<NotificationView, 'message' | 'people'>): Part[] => {
  const quoted = message.indexOf('“')
  const end = quoted < 0 ? message.length : quoted
  const parts: Part[] = []
  let at = 0
  for (const { displayName } of people) {
    const found = message.indexOf(displayName, at)
    if (found < 0 || found + displayName.length > end) continue
    if (found > at) parts.push({ text: message.slice(at, found), isName: false })
    parts.push({ text: displayName, isName: true })
    at = found + displayName.length
  }
  if (at < message.length) parts.push({ text: message.slice(at), isName: false })
  return parts
}

export const tabs: readonly (readonly [NotificationTab, string])[] = [
  ['all', 'All'],
  ['unread', 'Unread'],
  ['likes', 'Likes'],
  ['comments', 'Comments'],
  ['follows', 'Follows'],
  ['system', 'System'],
]
