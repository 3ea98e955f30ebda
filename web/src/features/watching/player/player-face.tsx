import { type ReactNode, type RefObject, useState } from 'react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { play } from './actions.ts'
import { CaptionLines } from './caption-lines.tsx'
import { Controls } from './controls.tsx'
import { PlayButton } from './play-button.tsx'
import { Surface } from './surface.tsx'
import type { Timed } from './timed.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { useCaptions } from './use-captions.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useKeys } from './use-keys.ts'
import { isPaused, useMediaValue } from './use-media-value.ts'
import type { Running } from './use-session.ts'
import styles from './video-player.module.css'

type Props = {
  media: HTMLVideoElement
  player: RefObject<HTMLDivElement | null>
  playback: Timed
  running: Running
  /** It was played to its end and something else covers the picture. */
  finished?: boolean
  isOneOfSeveral?: boolean
  onAskAgain: () => void
  /** Between the controls and what says that something went wrong. */
  children?: ReactNode
}

/** The picture's own controls: play, seek, captions, full screen, and what stops it. */
export function PlayerFace(props: Props) {
  const { media, player, playback, running, finished = false, onAskAgain, children } = props
  const { isOneOfSeveral } = props
  const { session, trouble, retry } = running
  const captions = useCaptions(media, session?.addresses)
  const fullscreen = useFullscreen(player, media)
  const [held, setHeld] = useState(false)
  const paused = useMediaValue(media, isPaused)
  const waiting = useMediaValue(media, ({ readyState, paused }) => !paused && readyState < 3)
  const ended = useMediaValue(media, (element) => element.ended)
  const { idle, wake } = useIdle(3000, held || paused)
  useKeys(
    player,
    media,
    { toggleFullscreen: fullscreen.toggle, toggleCaptions: captions.toggle },
    wake,
    isOneOfSeveral,
  )
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
      {children}
      {trouble && <TroubleNotice trouble={trouble} onRetry={retry} onAskAgain={onAskAgain} />}
    </>
  )
}
