import type { LatestPost } from '@fanfare/contract'
import { ProgressBar } from '../../../../ui/feedback/progress.tsx'
import { Badge } from '../../../../ui/layout/badge.tsx'
import { RelativeTime } from '../../../../ui/text/relative-time.tsx'
import { dueWords, StatusChip } from '../../../own-content/index.ts'
import { earlyWords } from './post-words.ts'
import styles from './posts.module.css'

/** Where it is, with the date or the share that goes with it. */
export function PostStatus({ post }: { post: LatestPost }) {
  const { status, hasChanges, earlyUntil, publishedAt, percent, title } = post
  if (status === 'processing' && percent !== null) {
    return (
      <>
        <Badge>Processing {percent}%</Badge>
        <ProgressBar label={`Processing ${title || 'Untitled'}`} value={percent} />
      </>
    )
  }
  return (
    <>
      {status === 'published' && hasChanges ? (
        <Badge tone="warn">Edited, not live</Badge>
      ) : status === 'published' && earlyUntil ? (
        <Badge tone="warn">Early access</Badge>
      ) : (
        <StatusChip status={status} />
      )}
      <span className={styles.when}>
        {status === 'scheduled' && dueWords(post)}
        {status === 'published' && earlyUntil && earlyWords(earlyUntil)}
        {status === 'published' && !earlyUntil && publishedAt && <RelativeTime at={publishedAt} />}
      </span>
    </>
  )
}
