import type { Need } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { readOf } from '../../../../core/api/api.ts'
import { PartError } from '../../../../core/api/part-error.tsx'
import { realtime } from '../../../../core/realtime/realtime.ts'
import { useOwnChanges } from '../../../../core/realtime/use-own-changes.ts'
import { Skeleton, SkeletonText } from '../../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Badge } from '../../../../ui/layout/badge.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { deadlineWords } from './deadline-words.ts'
import { lookOf } from './need-looks.tsx'
import styles from './needs.module.css'

const shownAtFirst = 5

/** What waits for the creator, the nearest deadline first. */
export function NeedsPanel() {
  const read = useQuery(readOf('listNeeds'))
  useOwnChanges(() => realtime.reread({ queryKey: ['listNeeds'] }))
  const { needs, hasMore = false } = read.data ?? {}
  return (
    <Panel
      flush
      className={styles.panel}
      aria-busy={read.isPending || undefined}
      title={
        <>
          Needs you
          {needs && needs.length > 0 && (
            <Badge tone="warn">
              {needs.length}
              {hasMore && '+'}
              <VisuallyHidden> waiting</VisuallyHidden>
            </Badge>
          )}
        </>
      }
    >
      {read.isPending && <Loading />}
      {!needs && (
        <div className={styles.pad}>
          <PartError what="what needs you" read={read} />
        </div>
      )}
      {needs?.length === 0 && (
        <p className={styles.none}>
          <CircleCheck size={18} /> Nothing is waiting for you.
        </p>
      )}
      {needs && needs.length > 0 && <Needs needs={needs} />}
    </Panel>
  )
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading what needs you</VisuallyHidden>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" height={40} />
          <SkeletonText lines={2} />
          <Skeleton width={72} height={22} />
          <Skeleton height={40} />
        </div>
      ))}
    </>
  )
}

function Needs({ needs }: { needs: readonly Need[] }) {
  const [isAll, setAll] = useState(false)
  const more = needs.length - shownAtFirst
  const shown = isAll ? needs : needs.slice(0, shownAtFirst)
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((need) => (
          <Row key={JSON.stringify(need)} need={need} />
        ))}
      </ul>
      {more > 0 && !isAll && (
        <div className={styles.more}>
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            Show {more} more
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ need }: { need: Need }) {
  const { icon, title, text, state, verb, leads } = lookOf(need)
  const isLost = need.kind === 'failed-post'
  const deadline = need.dueAt ? deadlineWords(need.dueAt, Date.now()) : state
  const name = (
    <>
      {verb}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </>
  )
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-lost={isLost || undefined}>
        {icon}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.foot}>
        {deadline && (
          <span>
            <Badge tone={isLost ? 'bad' : need.dueAt ? 'warn' : 'quiet'}>{deadline}</Badge>
          </span>
        )}
        {typeof leads === 'string' ? (
          <Button variant="outline" className={styles.verb} href={leads}>
            {name}
          </Button>
        ) : (
          <Button variant="outline" className={styles.verb} onClick={leads}>
            {name}
          </Button>
        )}
      </div>
    </li>
  )
}
