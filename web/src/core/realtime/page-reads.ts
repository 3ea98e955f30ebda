import { queryClient } from '../api/query-client.ts'
import { createGatheredReads } from './gathered-reads.ts'

/** Those of this page. */
export const pageReads = createGatheredReads(queryClient, {
  isHidden: () => document.visibilityState === 'hidden',
  shown: () => {
    const { scrollHeight } = document.documentElement
    return [scrollY / scrollHeight, (scrollY + innerHeight) / scrollHeight]
  },
  onChange(listener) {
    document.addEventListener('visibilitychange', listener)
    addEventListener('scroll', listener, { passive: true })
  },
})
