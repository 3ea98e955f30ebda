import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useReadFromTop } from '../../../core/api/pages.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { restate } from '../../../core/navigation/app-link.tsx'
import type { Viewer } from '../../../core/session/viewer.ts'
import layout from '../../../ui/layout/layout.module.css'
import { FollowListener } from '../../social/index.ts'
import { ContentList, useContentPages, useView } from '../../watching/index.ts'
import { FeedBar } from '../feed-bar.tsx'
import { type FeedSearch, feedRequest } from '../feed-search.ts'
import { Away } from './away.tsx'
import { FirstFollows } from './first-follows.tsx'
import styles from './following-feed.module.css'
import { NewPosts } from './new-posts.tsx'
import { NoPosts } from './no-posts.tsx'
import { useAway } from './use-away.ts'
import { useFeedNews } from './use-new-posts.ts'

type Props = { viewer: Viewer; search: FeedSearch }

/** Posts of those whom the viewer follows. */
export function FollowingFeed({ viewer, search }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  // The first follow does not end it: most people choose several.
  if (viewer.followingCount === 0 && !isChoosing) setIsChoosing(true)
  return (
    <>
      {isChoosing ? (
        <FirstFollows viewer={viewer} onDone={() => setIsChoosing(false)} />
      ) : (
        <Following viewer={viewer} search={search} />
      )}
      <Suspense>
        <FollowListener />
      </Suspense>
    </>
  )
}

function Following({ viewer, search }: Props) {
  const [view, setView] = useView()
  const request = feedRequest(search)
  const list = useContentPages('listFollowingContent', request, { isSteady: true })
  const away = useAway()
  // Also while the list is sorted by what is popular: whoever goes back is told what came meanwhile.
  const heardAt = useFeedNews(viewer)
  const top = useRef<HTMLDivElement>(null)
  const posts = useRef<HTMLElement>(null)
  const readFromTop = useReadFromTop()
  const toPosts = () => posts.current?.focus({ preventScroll: true })
  const fromTop = useMutation({
    mutationFn: () => readFromTop('listFollowingContent', request),
    onSuccess: () => {
      top.current?.scrollIntoView({ block: 'start' })
      toPosts()
    },
    onError: toastProblem,
  })
  const dismiss = () => {
    away.dismiss()
    toPosts()
  }
  const { feed, type, sort } = search
  const newest = sort === 'popular' ? undefined : list.content?.[0]
  return (
    <div ref={top} className={styles.feed}>
      <div className={layout.stack16}>
        <FeedBar
          search={search}
          onNarrow={(more) => void restate({ feed, type, sort, ...more })}
          view={view}
          onView={setView}
        />
        <Away away={away} onDismiss={dismiss} />
      </div>
      {newest && (
        <NewPosts
          key={type ?? 'all'}
          shown={{ newest, type, readAt: list.readAt, heardAt }}
          isLoading={fromTop.isPending}
          onShow={() => fromTop.mutate()}
        />
      )}
      <section ref={posts} tabIndex={-1} aria-label="Posts" className={styles.posts}>
        <ContentList
          // What somebody missed comes above the list, which would otherwise be moved by it.
          list={away.isKnown ? list : { ...list, content: undefined, error: null }}
          view={view}
          empty={<NoPosts viewer={viewer} search={search} onPost={list.retry} />}
        />
      </section>
    </div>
  )
}
