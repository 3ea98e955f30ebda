import { limits, type UnreadNotifications } from '@fanfare/contract'
import type { SignedInScope } from '../../platform/scope.ts'
import { countNotices, readWatermarks } from './reader/notices.ts'
import { countPublishes } from './reader/publishes.ts'

/** One more than is counted exactly stands for any number above. */
const most = limits.notificationCount + 1

const together = (one: number, other: number) => Math.min(most, one + other)

/** Three queries. Nothing is stored that could be wrong: rows are counted up to the most. */
export const countUnread = async ({ db, actor }: SignedInScope): Promise<UnreadNotifications> => {
  const { accountId } = actor
  const watermarks = await readWatermarks(db, accountId)
  const [own, published] = await Promise.all([
    countNotices(db, accountId, watermarks, most),
    countPublishes(db, accountId, watermarks, most),
  ])
  const unread = together(own.unread, published.unread)
  return {
    unseen: together(own.unseen, published.unseen),
    unread,
    counts: {
      all: together(own.all, published.all),
      unread,
      likes: own.likes,
      comments: own.comments,
      follows: own.follows,
      system: own.system,
    },
  }
}
