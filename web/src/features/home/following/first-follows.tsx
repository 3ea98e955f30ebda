import { UserPlus } from 'lucide-react'
import { Suspense } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { restate } from '../../../core/navigation/app-link.tsx'
import type { Viewer } from '../../../core/session/viewer.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CreatorRows } from '../../social/index.ts'
import styles from './first-follows.module.css'
import { useCreatorsToFollow } from './use-creators-to-follow.ts'

type Props = { viewer: Viewer; onDone: () => void }

/** Stays until somebody has followed as many as they like and says so. */
export function FirstFollows({ viewer, onDone }: Props) {
  const list = useCreatorsToFollow(viewer)
  return (
    <>
      <EmptyState
        level={3}
        icon={<UserPlus size={24} />}
        title="Follow creators you like"
        action={
          viewer.followingCount > 0 ? (
            <Button variant="primary" onClick={onDone}>
              Show their posts
            </Button>
          ) : (
            <Button onClick={() => void restate<'/'>({ feed: 'discover' })}>Browse Discover</Button>
          )
        }
      >
        Their posts will show up here, newest first. Following is free, and you can unfollow
        anytime.
      </EmptyState>
      <Suggested list={list} />
    </>
  )
}

function Suggested({ list }: { list: ReturnType<typeof useCreatorsToFollow> }) {
  if (!list.creators) {
    if (list.error) return <LoadError level={3} title="We couldn’t load creators" read={list} />
    return (
      <Panel level={3} title="Creators to follow" aria-busy>
        <RowSkeletons />
      </Panel>
    )
  }
  if (list.creators.length === 0) return null
  return (
    <Panel level={3} title="Creators to follow">
      <Suspense fallback={<RowSkeletons />}>
        <CreatorRows label="Creators to follow" creators={list.creators} />
      </Suspense>
    </Panel>
  )
}

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

function RowSkeletons() {
  return skeletons.map((skeleton) => (
    <div key={skeleton} className={styles.row} aria-hidden="true">
      <Skeleton shape="disc" width={40} height={40} />
      <div className={styles.words}>
        <Skeleton width="40%" height={14} />
        <Skeleton width="60%" />
      </div>
    </div>
  ))
}
