import type { ContentView } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useViewer } from '../../../core/session/viewer.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { play } from './actions.ts'
import { CaptionLines } from './caption-lines.tsx'
import { Controls } from './controls.tsx'
import { EndScreen } from './end-screen.tsx'
import { nextPart } from './next-part.ts'
import { playAlone } from './play-alone.ts'
import { PlayButton } from './play-button.tsx'
import { rememberSound } from './remember-sound.ts'
import { followProgress } from './report-progress.ts'
import { ResumeNotice } from './resume-notice.tsx'
import { Surface } from './surface.tsx'
import { followTeaser } from './teaser-position.ts'
import type { Timed } from './timed.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { UpNext } from './up-next.tsx'
import { useCaptions } from './use-captions.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useKeys } from './use-keys.ts'
import { isPaused, useMediaValue } from './use-media-value.ts'
import type { Opened } from './use-playback.ts'
import { useSession } from './use-session.ts'
import { useWantedSeek } from './use-wanted-seek.ts'
import styles from './video-player.module.css'

type Props = {
  content: ContentView
  playback: Timed
  opened: Opened
  media: HTMLVideoElement
  player: RefObject<HTMLDivElement | null>
  startAt: number
}

/** Only after a tap inside the app: browsers refuse sound before, and nobody wants to be startled. */
const mayStart = (opened: Opened) => opened.teaser || navigator.userActivation?.hasBeenActive

/** Everything over the picture, once there is an element to play in. */
export function PlayedVideo({ content, playback, opened, media, player, startAt }: Props) {
  const queries = useQueryClient()
  const viewer = useViewer()
  const { session, trouble, retry } = useSession(media, playback, opened)
  const captions = useCaptions(media, session?.addresses)
  const fullscreen = useFullscreen(player, media)
  const [held, setHeld] = useState(false)
  const paused = useMediaValue(media, isPaused)
  const waiting = useMediaValue(media, ({ readyState, paused }) => !paused && readyState < 3)
  const begun = useMediaValue(
    media,
    ({ played, readyState }) => readyState > 1 || played.length > 0,
  )
  const ended = useMediaValue(media, (element) => element.ended)
  const { idle, wake } = useIdle(3000, held || paused)
  useKeys(
    player,
    media,
    { toggleFullscreen: fullscreen.toggle, toggleCaptions: captions.toggle },
    wake,
  )

  const { beginsAt } = playback
  const reported = !opened.teaser && !opened.as
  const signedIn = Boolean(viewer)
  useEffect(() => rememberSound(media), [media])
  const alone = useEffectEvent(() => playAlone(media, content))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands for this element and this post
  useEffect(() => alone(), [media, content.id])
  useEffect(() => {
    if (opened.teaser) return followTeaser(media, content.id, beginsAt)
    if (reported) return followProgress(media, { contentId: content.id, signedIn })
  }, [media, content.id, opened.teaser, beginsAt, reported, signedIn])
  const begin = useEffectEvent(() => {
    if (mayStart(opened)) void play(media)
  })
  useEffect(() => {
    if (session) begin()
  }, [session])

  useWantedSeek(media, playback, content.id, session !== null && begun)

  // What opens the rest follows a free part, not other posts.
  const finished = ended && !opened.teaser
  return (
    <>
      <Surface media={media} idle={idle} wake={wake} onFullscreen={fullscreen.toggle} />
      {!finished && <CaptionLines lines={captions.lines} size={captions.size} lifted={!idle} />}
      {waiting && (
        <div className={styles.middle}>
          <Spinner size={32} label="Loading" />
        </div>
      )}
      {paused && !ended && !waiting && (
        <div className={styles.aboveControls}>
          <PlayButton onClick={() => void play(media)} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that someone is there */}
      <div
        className={cx(styles.chrome, idle && styles.hidden, finished && styles.finished)}
        onPointerMove={wake}
        onFocus={wake}
      >
        <Controls
          media={media}
          playback={playback}
          session={session}
          captions={captions}
          fullscreen={fullscreen}
          onHold={setHeld}
        />
      </div>
      {begun && startAt > 0 && !opened.teaser && (
        <ResumeNotice media={media} at={startAt} isAsked={startAt === opened.at} />
      )}
      {finished && <Next content={content} opened={opened} media={media} />}
      {trouble && (
        <TroubleNotice
          trouble={trouble}
          onRetry={retry}
          onAskAgain={() => void queries.invalidateQueries({ queryKey: ['readContent'] })}
        />
      )}
    </>
  )
}

function Next({ content, opened, media }: Pick<Props, 'content' | 'opened' | 'media'>) {
  const [cancelled, setCancelled] = useState(false)
  const part = nextPart(content, opened)
  if (part && !cancelled) return <UpNext part={part} onCancel={() => setCancelled(true)} />
  return <EndScreen content={content} media={media} />
}
