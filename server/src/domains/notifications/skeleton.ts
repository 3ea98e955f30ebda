import type { NotificationTab } from '@fanfare/contract'
import type { SignedInScope } from '../../platform/scope.ts'
import { type NoticeRow, readNotices, type Stretch, type Watermarks } from './reader/notices.ts'
import { readPublishes } from './reader/publishes.ts'

/** Newest first, of both: what was written for this reader, and what those they follow have published. */
export const readSkeleton = async (
  { db, actor: { accountId } }: SignedInScope,
  tab: NotificationTab,
  watermarks: Watermarks,
  stretch: Stretch,
): Promise<NoticeRow[]> => {
  const hasPublishes = tab === 'all' || tab === 'unread'
  const [notices, publishes] = await Promise.all([
    readNotices(db, accountId, tab, watermarks, stretch),
    hasPublishes ? readPublishes(db, accountId, tab, watermarks, stretch) : [],
  ])
  return [...notices, ...publishes].toSorted((a, b) => b.seq - a.seq).slice(0, stretch.limit)
}
