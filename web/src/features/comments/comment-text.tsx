import type { CommentView } from '@fanfare/contract'
import { profilePath } from '../../core/navigation/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import styles from './comment-row.module.css'
import { mentionParts } from './mention-parts.ts'

export function CommentText({ comment }: { comment: CommentView }) {
  return (
    <p className={styles.text}>
      {mentionParts(comment).map(({ at, text, username }) =>
        username ? (
          <Link key={at} href={profilePath(username)} className={styles.mention}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  )
}
