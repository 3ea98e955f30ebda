import type { ContentView, ViewAs } from '@fanfare/contract'
import { queryClient } from '../../app/query-client.ts'
import { contentQuery } from './page/content-query.ts'
import { viewAsOf } from './page/view-as.ts'
import { playbackQuery } from './player/playback-query.ts'

const players = {
  video: () => Promise.all([import('./player/video-player.tsx'), import('./player/hls-engine.ts')]),
  audio: () => Promise.all([import('./audio/audio-player.tsx'), import('./player/hls-engine.ts')]),
  image: () => import('./images/image-viewer.tsx'),
  article: () => import('./article/article-view.tsx'),
}

/** A player that did not come is asked for again by whoever shows it, who also says so. */
const prepare = ({ id, type, access }: ContentView, as: ViewAs | undefined) => {
  if (!access.open) return
  void queryClient.prefetchQuery(playbackQuery({ contentId: id, as }))
  players[type]?.().catch(() => {})
}

type Asked = {
  params: { id: string }
  location: { search: object }
  cause: 'preload' | 'enter' | 'stay'
}

/**
 * The piece, its addresses and its player are on their way before the screen is drawn, and none waits
 * for another. Nothing is awaited: the screen has a shape for what is not there yet.
 */
export const openContent = ({ params: { id }, location, cause }: Asked) => {
  const as = viewAsOf(location.search)
  const query = contentQuery(id, as)
  const read = queryClient.prefetchQuery(query)
  if (cause === 'preload') return
  import('./page/open-stage.tsx').catch(() => {})
  void read.then(() => {
    const known = queryClient.getQueryData(query.queryKey)
    if (known) prepare(known.content, as)
  })
}
