import type { ContentView } from '@fanfare/contract'
import { useState } from 'react'
import { LoadError } from '../../core/api/load-error.tsx'
import { useActing } from '../../core/session/acting.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { SortSelect } from '../../ui/form/sort-select.tsx'
import layout from '../../ui/layout/layout.module.css'
import { plural } from '../../ui/text/format.ts'
import typography from '../../ui/text/typography.module.css'
import { CommentForm } from './comment-form.tsx'
import styles from './comments.module.css'
import { CommentsSkeleton } from './comments-skeleton.tsx'
import { LockedComments } from './locked-comments.tsx'
import { SentRow } from './sent-row.tsx'
import { Thread } from './thread.tsx'
import { type Order, useComments } from './use-comments.ts'
import { usePutBack } from './use-kept-text.ts'
import { useSent } from './use-sent.ts'

const orders = [
  ['top', 'Top'],
  ['newest', 'Newest'],
] as const

export function Comments({ content }: { content: ContentView }) {
  const [order, setOrder] = useState<Order>('top')
  const { commentCount, access } = content
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <div className={styles.head}>
        <h2 id="comments">{commentCount > 0 ? plural(commentCount, 'comment') : 'Comments'}</h2>
        {commentCount > 1 && access.open && (
          <SortSelect label="Sort comments" value={order} options={orders} onChange={setOrder} />
        )}
      </div>
      <Body content={content} order={order} />
    </section>
  )
}

function Body({ content, order }: { content: ContentView; order: Order }) {
  if (!content.allowComments) return <Closed />
  return content.access.open ? (
    <Open content={content} order={order} />
  ) : (
    <LockedComments content={content} />
  )
}

const Closed = () => <p className={typography.tertiary}>Comments are turned off.</p>

function Open({ content, order }: { content: ContentView; order: Order }) {
  const acting = useActing()
  const viewer = useViewer()
  const { sent, send, retry, drop } = useSent(content.id)
  const keptAs = `comment:${content.id}`
  const form = usePutBack(keptAs)
  const list = useComments(content.id, order)
  const comments = list.data?.pages.flatMap((page) => page.comments)
  const mayWrite = content.abilities.comment || viewer === null
  const sendOrSignIn = (text: string) => {
    acting(() => send(text))
    return Boolean(viewer)
  }
  return (
    <>
      {mayWrite ? (
        <CommentForm
          key={form.key}
          contentId={content.id}
          label="Add a comment"
          keptAs={keptAs}
          focused={form.isPutBack}
          action="Comment"
          onSend={sendOrSignIn}
        />
      ) : (
        <p className={typography.tertiary}>{whyNot(viewer?.emailVerified)}</p>
      )}
      {sent.map((one) => (
        <SentRow
          key={one.key}
          sent={one}
          onRetry={() => retry(one)}
          onEdit={() => {
            drop(one)
            form.putBack(one.text)
          }}
          onDrop={() => drop(one)}
        />
      ))}
      {comments === undefined && !list.error && <CommentsSkeleton />}
      {comments === undefined && list.error && (
        <LoadError level={3} title="We couldn’t load the comments" read={list} />
      )}
      {comments?.length === 0 && sent.length === 0 && (
        <p className={typography.tertiary}>No comments yet</p>
      )}
      <ul className={layout.stack20}>
        {comments?.map((comment) => (
          <li key={comment.id}>
            <Thread content={content} comment={comment} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}

const whyNot = (verified: boolean | undefined) =>
  verified === false ? 'Confirm your email to comment.' : 'You can’t comment here.'
