import type { ContentId, ViewAs } from '@fanfare/contract'
import { readOf } from '../../../core/api/api.ts'

/** What is to be opened: the post itself, as someone, or its free beginning. */
export interface Opened {
  readonly contentId: ContentId
  readonly as?: ViewAs | undefined
  readonly teaser?: boolean
  /** The second that a link leads to. */
  readonly at?: number | undefined
}

const shortly = 20_000

export const playbackQuery = ({ contentId: id, as, teaser }: Opened) => ({
  ...(teaser
    ? { ...readOf('readTeaser', { params: { id } }) }
    : { ...readOf('readPlayback', { params: { id }, query: as ? { as } : {} }) }),
  // Long enough to reuse what the route prefetched; the player renews the addresses itself.
  staleTime: shortly,
  gcTime: shortly,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
