import type { CommentView, ContentView, CreatorSummary } from '@fanfare/contract'
import { Heart, Pin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { afterCommand } from '../../core/api/toast-result.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { useActing } from '../../core/session/acting.ts'
import { Intended } from '../../core/session/intended.tsx'
import { useViewer } from '../../core/session/viewer.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { cx } from '../../ui/lib/cx.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { plural } from '../../ui/text/format.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './comment-row.module.css'
import { CommentText } from './comment-text.tsx'
import { useCommentCommands } from './use-comment-commands.ts'

const CommentMenu = lazyComponent(() => import('./comment-menu.tsx'), 'CommentMenu')

/** The post it stands under, and whose that is. */
export type CommentedContent = Pick<ContentView, 'id'> & {
  readonly creator: Pick<CreatorSummary, 'displayName'>
}
type Props = {
  content: CommentedContent
  comment: CommentView
  onReply?: (() => void) | undefined
}

export function CommentRow({ content, comment, onReply }: Props) {
  const { author, text, viewer, likeCount } = comment
  const person = useViewer()
  const acting = useActing()
  const { react, edit, remove } = useCommentCommands(content.id, comment)
  const [editing, setEditing] = useState(false)
  const name = author?.displayName ?? 'Deleted account'
  const like = `like-comment ${comment.id}`
  const toggleLike = () => react(viewer.liked ? 'unlikeComment' : 'likeComment')
  if (comment.isFolded) {
    return <p className={styles.gone}>Hidden because of a block or mute.</p>
  }
  if (comment.isDeleted) return <p className={styles.gone}>This comment was deleted.</p>
  const save = (words: string) => {
    void afterCommand(edit.run(words), () => setEditing(false))
    return false
  }
  return (
    <article className={styles.row} aria-label={`Comment by ${name}`}>
      <Intended name={like} onDue={() => viewer.liked || toggleLike()} />
      <Avatar
        name={name}
        seed={author?.username ?? comment.id}
        picture={avatarOf(author?.picture)}
        size={36}
      />
      <div className={styles.body}>
        {comment.pinned && (
          <p className={styles.pinned}>
            <Pin size={14} /> Pinned by {content.creator.displayName}
          </p>
        )}
        <p className={styles.by}>
          {author ? (
            <Link href={profilePath(author.username)} className={cx(styles.name, styles.link)}>
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {comment.isByCreator && <Badge>Creator</Badge>}
          <RelativeTime at={comment.createdAt} />
          {comment.editedAt && <span>edited</span>}
        </p>
        {editing ? (
          <CommentForm
            contentId={content.id}
            label="Edit your comment"
            keptAs={`edit:${comment.id}`}
            action="Save"
            start={text}
            focused
            busy={edit.isPending}
            error={edit.error?.problem.detail}
            onSend={save}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <CommentText comment={comment} />
        )}
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            aria-pressed={viewer.liked}
            aria-label={`Like this comment, ${plural(likeCount, 'like')}`}
            onClick={() => acting(toggleLike, like)}
          >
            <Heart size={16} /> {likeCount > 0 && likeCount}
          </button>
          {onReply && (
            <button type="button" className={styles.action} onClick={() => acting(onReply)}>
              Reply
            </button>
          )}
          {comment.hearted && (
            <span className={styles.hearted}>
              <Heart size={14} /> <span>by {content.creator.displayName}</span>
            </span>
          )}
          {person && (author || comment.abilities.delete) && (
            <Suspense>
              <CommentMenu
                comment={comment}
                viewer={person}
                onReact={react}
                onEdit={() => setEditing(true)}
                onDelete={remove}
              />
            </Suspense>
          )}
        </div>
      </div>
    </article>
  )
}
