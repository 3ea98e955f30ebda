import type { ReceivedComment } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { coverProps } from '../../../core/format/covers.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import { Thread } from '../thread.tsx'
import styles from './received.module.css'

/** A comment with all that can be done with it under its post, and the post. */
export function ReceivedRow({ comment }: { comment: ReceivedComment }) {
  const queries = useQueryClient()
  const viewer = useViewer()
  if (!viewer) return null
  const { content, parentId } = comment
  const replied = () => {
    showToast('Reply posted', { tone: 'good' })
    for (const read of ['listReceivedComments', 'readUnansweredCount']) {
      void queries.invalidateQueries({ queryKey: [read] })
    }
  }
  return (
    <li className={styles.row}>
      <Post content={content} />
      <div className={styles.thread}>
        {parentId && <p className={styles.context}>Reply in a thread</p>}
        <Thread
          content={{ id: content.id, creator: viewer }}
          comment={comment}
          onReplied={replied}
        />
      </div>
    </li>
  )
}

function Post({ content: { id, title, cover } }: Pick<ReceivedComment, 'content'>) {
  return (
    <Link href={`/content/${id}`} className={styles.post}>
      <span className={styles.cover}>
        {cover ? (
          <img {...coverProps(cover, '96px')} alt="" loading="lazy" />
        ) : (
          <CoverPattern seed={id} />
        )}
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  )
}
