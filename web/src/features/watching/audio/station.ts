import type { ContentId } from '@fanfare/contract'
import { queryClient } from '../../../core/api/query-client.ts'
import { setDock } from '../../../core/layout/dock-store.ts'
import { viewerQuery } from '../../../core/session/viewer.ts'
import { createStore } from '../../../ui/lib/store.ts'
import { play } from '../player/actions.ts'
import { askTimed } from '../player/ask-timed.ts'
import { type Session, startSession } from '../player/engine.ts'
import { playAlone, type Track } from '../player/play-alone.ts'
import type { Opened } from '../player/playback-query.ts'
import { rememberSound } from '../player/remember-sound.ts'
import { followProgress } from '../player/report-progress.ts'
import { startOf } from '../player/start-of.ts'
import { followTeaser } from '../player/teaser-position.ts'
import type { Timed } from '../player/timed.ts'
import type { Trouble } from '../player/use-session.ts'

export interface OnAir {
  readonly track: Track
  /** Only its free part. */
  readonly isTeaser: boolean
  readonly playback: Timed
  readonly media: HTMLAudioElement
  /** Where it was to begin. */
  readonly startAt: number
  readonly trouble: Trouble | null
}

const onAir = createStore<OnAir | null>(null)
let linedUp: ContentId | null = null
let stopAll = () => {}

const troubled = (media: HTMLAudioElement, trouble: Trouble) => {
  // A refused file also fails to load, so the refusal is kept as the reason.
  const now = onAir.read()
  if (now?.media !== media || now.trouble?.kind === 'refused') return
  onAir.write({ ...now, trouble })
}

/** A free part and a preview as someone else don't count as progress. */
const report = (media: HTMLAudioElement, { beginsAt }: Timed, opened: Opened) => {
  const { contentId, as, teaser } = opened
  if (teaser) return followTeaser(media, contentId, beginsAt)
  if (as) return () => {}
  const signedIn = Boolean(queryClient.getQueryData(viewerQuery.queryKey))
  return followProgress(media, { contentId, signedIn })
}

/**
 * The only source of audio. It lives outside of the screens, so that playback goes on while someone
 * looks around.
 */
export const station = {
  subscribe: onAir.subscribe,
  read: onAir.read,

  /** Somebody let the next part come: it starts as soon as its page is there. */
  lineUp: (id: ContentId) => {
    linedUp = id
  },
  /** Called once by every page that opens. Going to another page cancels the turn. */
  takeTurn: (id: ContentId) => {
    const isNext = linedUp === id
    linedUp = null
    return isNext
  },

  /** Puts this on instead of what was on. */
  tune: async (
    track: Track,
    playback: Timed,
    opened: Opened,
    startAt = startOf(playback, opened),
  ) => {
    station.stop()
    const media = new Audio()
    const isTeaser = opened.teaser ?? false
    onAir.write({ track, isTeaser, playback, media, startAt, trouble: null })
    setDock('audio')
    const ends = [rememberSound(media), playAlone(media, track), report(media, playback, opened)]
    let session: Session | undefined
    let isOver = false
    stopAll = () => {
      isOver = true
      media.pause()
      for (const end of ends) end()
      session?.end()
    }
    const started = play(media)
    try {
      session = await startSession(media, {
        playback,
        startAt,
        ask: () => askTimed(opened),
        onChange: () => {},
        onBroken: () => troubled(media, { kind: 'broken' }),
        onRefused: (problem) => troubled(media, { kind: 'refused', problem }),
      })
    } catch {
      return troubled(media, { kind: 'absent' })
    }
    if (isOver) return session.end()
    await started
    if (media.paused) void play(media)
  },

  stop: () => {
    stopAll()
    stopAll = () => {}
    setDock(null)
    onAir.write(null)
  },
}
