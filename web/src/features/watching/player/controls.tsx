import {
  Captions as CaptionsIcon,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
} from 'lucide-react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { clockTime } from '../../../ui/text/format.ts'
import { skip, skipSeconds, togglePlay } from './actions.ts'
import { ChaptersMenu } from './chapters-menu.tsx'
import styles from './controls.module.css'
import type { Session } from './engine.ts'
import { SeekBar } from './seek-bar.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { SpeedButton } from './speed-button.tsx'
import type { Timed } from './timed.ts'
import type { Captions } from './use-captions.ts'
import { isPaused, timeOf, useMediaValue } from './use-media-value.ts'
import { Volume } from './volume.tsx'

type Props = {
  media: HTMLVideoElement
  playback: Timed
  session: Session | null
  captions: Captions
  fullscreen: { on: boolean; toggle: () => void }
  /** A menu is open, so the controls stay. */
  onHold: (held: boolean) => void
}

const hasPip = () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled
/** Refused where the video has not begun; there is nothing to say about that. */
const togglePip = (media: HTMLVideoElement) => {
  const left = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : media.requestPictureInPicture()
  left.catch(() => {})
}

export function Controls(props: Props) {
  const { media, playback, session, captions, fullscreen, onHold } = props
  const paused = useMediaValue(media, isPaused)
  const button = { className: styles.button }
  return (
    <div className={styles.controls}>
      <SeekBar media={media} playback={playback} />
      <div className={styles.row}>
        <IconButton
          {...button}
          label={paused ? 'Play (k)' : 'Pause (k)'}
          icon={paused ? <Play size={20} /> : <Pause size={20} />}
          onClick={() => togglePlay(media)}
        />
        <IconButton
          className={cx(styles.button, styles.skip)}
          label="Back 10 seconds (j)"
          icon={<RotateCcw size={20} />}
          onClick={() => skip(media, -skipSeconds)}
        />
        <IconButton
          className={cx(styles.button, styles.skip)}
          label="Forward 10 seconds (l)"
          icon={<RotateCw size={20} />}
          onClick={() => skip(media, skipSeconds)}
        />
        <Volume media={media} />
        <Time media={media} duration={playback.duration} />
        <span className={styles.space} />
        {playback.chapters.length > 0 && (
          <ChaptersMenu media={media} playback={playback} onOpen={onHold} />
        )}
        {captions.available.length > 0 && (
          <IconButton
            className={cx(styles.button, styles.captions)}
            label={captions.language ? 'Captions off (c)' : 'Captions on (c)'}
            aria-pressed={captions.language !== null}
            icon={<CaptionsIcon size={20} />}
            onClick={captions.toggle}
          />
        )}
        <SpeedButton media={media} />
        <SettingsMenu media={media} engine={session?.engine} captions={captions} onOpen={onHold} />
        {hasPip() && (
          <IconButton
            {...button}
            className={styles.pip}
            label="Picture in picture"
            icon={<PictureInPicture2 size={20} />}
            onClick={() => togglePip(media)}
          />
        )}
        <IconButton
          {...button}
          label={fullscreen.on ? 'Exit full screen (f)' : 'Full screen (f)'}
          icon={fullscreen.on ? <Minimize size={20} /> : <Maximize size={20} />}
          onClick={fullscreen.toggle}
        />
      </div>
    </div>
  )
}

function Time({ media, duration }: { media: HTMLMediaElement; duration: number }) {
  const seconds = useMediaValue(media, (element) => Math.floor(timeOf(element)))
  return (
    <span className={styles.time}>
      {clockTime(seconds)} <span className={styles.of}>/ {clockTime(duration)}</span>
    </span>
  )
}
