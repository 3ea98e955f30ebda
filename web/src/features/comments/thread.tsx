import type { CommentView } from '@fanfare/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { plural } from '../../ui/text/format.ts'
import typography from '../../ui/text/typography.module.css'
import { CommentForm } from './comment-form.tsx'
import { type CommentedContent, CommentRow } from './comment-row.tsx'
import { SentRow } from './sent-row.tsx'
import styles from './thread.module.css'
import { useReplies } from './use-comments.ts'
import { usePutBack } from './use-kept-text.ts'
import { useSent } from './use-sent.ts'

type Props = {
  content: CommentedContent
  comment: CommentView
  onReplied?: () => void
}

/** One comment of a post that is open, and its replies, one level below. */
export function Thread({ content, comment, onReplied }: Props) {
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  const [replying, setReplying] = useState(false)
  const { sent, send, retry, drop } = useSent(content.id, comment.id, onReplied)
  const keptAs = `reply:${comment.id}`
  const form = usePutBack(keptAs)
  const list = useReplies(content.id, comment.id, open)
  const replies = list.data?.pages.flatMap((page) => page.comments) ?? []
  const mayTry = comment.abilities.reply || viewer === null
  const reply = mayTry ? () => setReplying(true) : undefined
  const answer = (text: string) => {
    setOpen(true)
    setReplying(false)
    send(text)
    return true
  }
  return (
    <>
      <CommentRow content={content} comment={comment} onReply={reply} />
      <div className={styles.below}>
        {comment.replyCount > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className={styles.toggle}
            aria-expanded={open}
            icon={open ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
            onClick={() => setOpen(!open)}
          >
            {plural(comment.replyCount, 'reply', 'replies')}
          </Button>
        )}
        {open && list.isPending && comment.replyCount > 0 && <SkeletonText lines={2} />}
        {open && list.error && (
          <p role="alert" className={typography.secondary}>
            We couldn’t load the replies.{' '}
            <Button size="sm" variant="outline" onClick={() => void list.refetch()}>
              Try again
            </Button>
          </p>
        )}
        {open &&
          replies.map((one) => (
            <CommentRow key={one.id} content={content} comment={one} onReply={reply} />
          ))}
        {open && list.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more replies
          </Button>
        )}
        {sent.map((one) => (
          <SentRow
            key={one.key}
            sent={one}
            onRetry={() => retry(one)}
            onEdit={() => {
              drop(one)
              form.putBack(one.text)
              setReplying(true)
            }}
            onDrop={() => drop(one)}
          />
        ))}
        {replying && (
          <CommentForm
            key={form.key}
            contentId={content.id}
            label={`Reply to ${comment.author?.displayName ?? 'this comment'}`}
            keptAs={keptAs}
            action="Reply"
            focused
            onSend={answer}
            onCancel={() => setReplying(false)}
          />
        )}
      </div>
    </>
  )
}
