import { MessageSquareText } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { restate } from '../../../core/navigation/app-link.tsx'
import { StudioPage } from '../../../core/studio/studio-page.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { FilterTabs } from '../../../ui/layout/filter-tabs.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CommentsSkeleton } from '../comments-skeleton.tsx'
import styles from './received.module.css'
import { ReceivedRow } from './received-row.tsx'
import { type Show, useReceived } from './use-received.ts'
import { useShow } from './use-show.ts'

const filters = [
  ['unanswered', 'Without a reply'],
  ['all', 'All'],
] as const

const choose = (show: Show) => void restate<'/dashboard/comments'>({ show })

/** The studio's Comments: what others wrote on all of the creator's posts. */
export function ReceivedScreen() {
  const show = useShow()
  return (
    <StudioPage title="Comments">
      <FilterTabs label="Show" options={filters} value={show ?? 'unanswered'} onChoose={choose} />
      <Panel>{show ? <List key={show} show={show} /> : <CommentsSkeleton />}</Panel>
    </StudioPage>
  )
}

function List({ show }: { show: Show }) {
  const list = useReceived(show)
  const { rows } = list
  if (!rows && list.error) return <LoadError title="We couldn’t load your comments" read={list} />
  if (!rows) return <CommentsSkeleton />
  if (rows.length === 0 && !list.hasNextPage) return <Nothing show={show} />
  return (
    <>
      <ul className={styles.list} aria-label="Comments">
        {rows.map((comment) => (
          <ReceivedRow key={comment.id} comment={comment} />
        ))}
      </ul>
      <MoreOf what="comments" list={list} />
    </>
  )
}

function Nothing({ show }: { show: Show }) {
  const icon = <MessageSquareText size={24} />
  if (show === 'all') {
    return (
      <EmptyState
        icon={icon}
        title="No comments yet"
        action={<Button href="/dashboard/content">View your content</Button>}
      >
        What people write on your posts shows up here, newest first.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title="You’re all caught up"
      action={<Button onClick={() => choose('all')}>Show all comments</Button>}
    >
      You’ve replied to everyone. New comments show up here until you reply.
    </EmptyState>
  )
}
