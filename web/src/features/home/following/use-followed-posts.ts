import { useRef } from 'react'
import { useAction } from '../../../core/api/api.ts'
import { useReadFromTop } from '../../../core/api/pages.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import type { Viewer } from '../../../core/session/viewer.ts'
import { useContentPages } from '../../content-cards/index.ts'
import { type FeedSearch, feedRequest } from '../feed-search.ts'
import { useAway } from './use-away.ts'
import { useFeedNews } from './use-new-posts.ts'

/**
 * Posts of those whom the viewer follows, what came while they were away, and what has come since.
 * `top` is what is scrolled to and `posts` what has the focus when newer ones are shown.
 */
export const useFollowedPosts = (viewer: Viewer, search: FeedSearch, enabled = true) => {
  const request = feedRequest(search)
  const list = useContentPages('listFollowingContent', request, { isSteady: true, enabled })
  const away = useAway(enabled)
  // Also while the list is sorted by what is popular: whoever goes back is told what came meanwhile.
  const heardAt = useFeedNews(enabled ? viewer : null)
  const top = useRef<HTMLDivElement>(null)
  const posts = useRef<HTMLElement>(null)
  const readFromTop = useReadFromTop()
  const toPosts = () => posts.current?.focus({ preventScroll: true })
  const fromTop = useAction({ mutationFn: () => readFromTop('listFollowingContent', request) })
  const toTop = () => {
    top.current?.scrollIntoView({ block: 'start' })
    toPosts()
  }
  const newest = search.sort === 'popular' ? undefined : list.content?.[0]
  return {
    // What somebody missed comes above the list, which would otherwise be moved by it.
    list: away.isKnown ? list : { ...list, content: undefined, error: null },
    away,
    dismissAway: () => {
      away.dismiss()
      toPosts()
    },
    top,
    posts,
    arrivals: newest && {
      shown: { newest, type: search.type, readAt: list.readAt, heardAt },
      isLoading: fromTop.isPending,
      onShow: () => void fromTop.run().then(toTop).catch(toastProblem),
    },
  }
}
