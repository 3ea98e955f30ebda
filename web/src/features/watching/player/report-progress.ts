import type { ContentId } from '@fanfare/contract'
import { createClient } from '@fanfare/contract/client'
import { forgetTeaser } from './teaser-position.ts'

const every = 10_000
/** A step of the clock that is longer than this was a jump, not playing. */
const longestStep = 2.5

/** Survives the page that sends it, so that the last seconds count too. */
const lasting = createClient({
  send: (input, init) => fetch(input, { ...init, keepalive: true }),
})

/** A lost report is ignored: the next one has the position. */
const quietly = (work: Promise<unknown>) => void work.catch(() => {})

export const countView = (id: ContentId) => quietly(lasting.call('recordView', { params: { id } }))

interface Watched {
  readonly contentId: ContentId
  /** Where someone stopped is kept for people, a view is counted for everyone. */
  readonly signedIn: boolean
}

/** Reports what is really played in this element: the view once it starts, then how far and how much. */
export const followProgress = (media: HTMLMediaElement, { contentId, signedIn }: Watched) => {
  let played = 0
  let at = media.currentTime
  let counted = false

  const start = () => {
    at = media.currentTime
    if (!counted) countView(contentId)
    counted = true
  }
  const step = () => {
    const passed = media.currentTime - at
    if (!media.seeking && passed > 0 && passed <= longestStep * media.playbackRate) {
      played += passed / media.playbackRate
    }
    at = media.currentTime
  }
  const report = () => {
    if (!signedIn || played < 0.5) return
    const body = { position: media.currentTime, played: Math.min(600, played) }
    played = 0
    quietly(lasting.call('reportProgress', { params: { id: contentId }, body }))
  }
  const finish = () => forgetTeaser(contentId)
  const hide = () => {
    if (document.visibilityState === 'hidden') report()
  }

  const timer = setInterval(report, every)
  media.addEventListener('playing', start)
  media.addEventListener('timeupdate', step)
  media.addEventListener('pause', report)
  media.addEventListener('ended', finish)
  document.addEventListener('visibilitychange', hide)
  return () => {
    report()
    clearInterval(timer)
    media.removeEventListener('playing', start)
    media.removeEventListener('timeupdate', step)
    media.removeEventListener('pause', report)
    media.removeEventListener('ended', finish)
    document.removeEventListener('visibilitychange', hide)
  }
}
