import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { PageStart } from '../../../platform/paging/keyset.ts'
import { readChannelRows } from '../broadcasts/reader/channels.ts'
import { type MemberRow, readListPage, type Tab } from './reader.ts'

const place = ({ listed_at }: MemberRow) => listed_at?.getTime() ?? 0
const byPlace = (a: MemberRow, b: MemberRow) => place(b) - place(a) || (a.id < b.id ? 1 : -1)

/** Conversations as they are kept, and channels among them, which are merged when read. */
export const readPage = async (
  db: Queryable,
  member: AccountId,
  tab: Tab,
  start: PageStart,
): Promise<MemberRow[]> => {
  const own = readListPage(db, member, tab, start)
  if (tab === 'groups' || tab === 'requests') return own
  const { after, limit } = start
  const channels = readChannelRows(db, member, { after, limit, isUnread: tab === 'unread' })
  const rows = await Promise.all([own, channels])
  return rows.flat().toSorted(byPlace).slice(0, limit)
}
