import type { NotificationTab } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { withSearch } from '../../core/navigation/paths.ts'
import { tabs } from './notification-words.ts'

export interface ListSearch {
  readonly tab: NotificationTab
  readonly q: string
}

/** From the address; a tab it does not know is All. */
export const searchFrom = (search: string): ListSearch => {
  const params = new URLSearchParams(search)
  const [tab] = tabs.find(([name]) => name === params.get('tab')) ?? ['all' as const]
  return { tab, q: params.get('q')?.trim().slice(0, limits.notificationSearch) ?? '' }
}

/** The address names only what differs from the whole list. */
export const paramsOf = ({ tab, q }: ListSearch) => ({
  tab: tab === 'all' ? undefined : tab,
  q: q || undefined,
})

export const hrefOfList = (asked: ListSearch) => withSearch('/notifications', paramsOf(asked))
