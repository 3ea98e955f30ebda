import type { ContentView } from '@fanfare/contract'
import { MessageCircle } from 'lucide-react'
import { LoadError } from '../../core/api/load-error.tsx'
import layout from '../../ui/layout/layout.module.css'
import { CommentRow } from './comment-row.tsx'
import styles from './comments.module.css'
import { CommentsSkeleton } from './comments-skeleton.tsx'
import { lockedWords } from './locked-words.ts'
import { useFirstComments } from './use-comments.ts'

const shown = 2

/** Of a locked post the first two threads can be read; the rest, and writing, come with unlocking it. */
export function LockedComments({ content }: { content: ContentView }) {
  const read = useFirstComments(content.id, shown)
  const comments = read.data?.comments.slice(0, shown)
  return (
    <>
      <p className={styles.locked}>
        <MessageCircle size={20} />
        {lockedWords(content.type, comments !== undefined && comments.length > 0)}
      </p>
      {!comments && !read.error && content.commentCount > 0 && <CommentsSkeleton />}
      {!comments && read.error && (
        <LoadError level={3} title="We couldn’t load the comments" read={read} />
      )}
      <ul className={layout.stack20}>
        {comments?.map((comment) => (
          <li key={comment.id}>
            <CommentRow content={content} comment={comment} />
          </li>
        ))}
      </ul>
    </>
  )
}
