import { limits } from '@fanfare/contract'
import { earlyUntil } from './policy.ts'
import type { ContentRow } from './reader/contents.ts'

const day = 86_400_000

/** When the sweep must look at it again: to publish it, to open it to all, to remove it for good. */
export const dueOf = (content: ContentRow, now: Date): Date | null => {
  switch (content.status) {
    case 'scheduled':
      return content.publish_at
    case 'published':
      return earlyUntil(content, now)
    case 'deleted':
      return content.deleted_at && new Date(content.deleted_at.getTime() + limits.undoDays * day)
    default:
      return null
  }
}
