import type { ContentId } from '@fanfare/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PartError } from '../../../core/api/part-error.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Waveform } from '../audio/waveform.tsx'
import styles from './draft-player.module.css'
import { playAlone, type Track } from './play-alone.ts'
import { PlayerFace } from './player-face.tsx'
import { rememberSound } from './remember-sound.ts'
import type { Timed } from './timed.ts'
import { isTimed } from './timed.ts'
import { timeOf, useMediaValue } from './use-media-value.ts'
import { type Opened, usePlayback } from './use-playback.ts'
import { useSession } from './use-session.ts'
import video from './video-player.module.css'

type Props = {
  track: Track
  /** As they are being written, which the stored ones are not yet. */
  chapters: Timed['chapters']
  onMedia: (media: HTMLVideoElement | null) => void
}

const fromTheStart = (contentId: ContentId): Opened => ({ contentId, at: 0 })

/** For its creator, while they write about it: nothing is counted, and nothing starts by itself. */
export function DraftPlayer({ track, chapters, onMedia }: Props) {
  const opened = fromTheStart(track.id)
  const read = usePlayback(opened)
  const { data } = read
  if (!data || !isTimed(data)) {
    return (
      <div className={styles.waiting}>
        {read.error ? (
          <PartError what="the player" read={read} />
        ) : (
          <Spinner size={32} label="Loading" />
        )}
      </div>
    )
  }
  return <Player track={track} playback={{ ...data, chapters }} opened={opened} onMedia={onMedia} />
}

type PlayerProps = Omit<Props, 'chapters'> & { playback: Timed; opened: Opened }

function Player({ track, playback, opened, onMedia }: PlayerProps) {
  const player = useRef<HTMLDivElement>(null)
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const tell = useEffectEvent(onMedia)
  useEffect(() => {
    tell(media)
    return () => tell(null)
  }, [media])
  return (
    <div ref={player} className={video.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are added when someone turns them on */}
      <video
        ref={setMedia}
        className={video.video}
        playsInline
        preload="auto"
        aria-label={track.title}
      />
      {media && (
        <Played track={track} playback={playback} opened={opened} media={media} player={player} />
      )}
    </div>
  )
}

type PlayedProps = Omit<PlayerProps, 'onMedia'> & {
  media: HTMLVideoElement
  player: React.RefObject<HTMLDivElement | null>
}

function Played({ track, playback, opened, media, player }: PlayedProps) {
  const running = useSession(media, playback, opened)
  const time = useMediaValue(media, timeOf)
  useEffect(() => rememberSound(media), [media])
  const alone = useEffectEvent((element: HTMLVideoElement) => playAlone(element, track))
  useEffect(() => alone(media), [media])
  return (
    <>
      {playback.type === 'audio' && (
        <div className={styles.wave}>
          <Waveform waveform={playback.waveform} part={time / playback.duration} />
        </div>
      )}
      <PlayerFace
        media={media}
        player={player}
        playback={playback}
        running={running}
        onAskAgain={() => location.reload()}
      />
    </>
  )
}
