import type { ContentView, ViewAs } from '@fanfare/contract'
import { queryClient } from '../../core/api/query-client.ts'
import { painted } from '../../ui/lib/painted.ts'
import { playbackQuery } from './player/playback-query.ts'

const players = {
  video: () => Promise.all([import('./player/video-player.tsx'), import('./player/hls-engine.ts')]),
  audio: () => import('./audio/audio-player.tsx'),
  image: () => import('./images/image-viewer.tsx'),
  article: () => import('./article/article-view.tsx'),
}

/**
 * Someone who came from outside has touched nothing, so no browser would start a film with sound:
 * its player waits for them. What is still being made says so at once.
 */
export const startsAtOnce = ({ type, status }: ContentView) =>
  type !== 'video' || status !== 'published' || Boolean(navigator.userActivation?.hasBeenActive)

/**
 * After the press that wants it is answered. A player that did not come is asked for again by
 * whoever shows it, who also says so.
 */
export const prepare = async ({ id, type, access }: ContentView, as: ViewAs | undefined) => {
  if (!access.open) return
  await painted()
  void queryClient.prefetchQuery(playbackQuery({ contentId: id, as }))
  await players[type]?.().catch(() => {})
}
