import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { play } from './actions.ts'
import { playAlone } from './play-alone.ts'
import { PlayerFace } from './player-face.tsx'
import { rememberSound } from './remember-sound.ts'
import type { Timed } from './timed.ts'
import { usePlaying } from './use-session.ts'
import styles from './video-player.module.css'

type Props = {
  title: string
  /** Whoever sent it. */
  by: string
  playback: Timed
  ask: () => Promise<Timed>
}

/** Was asked for by a press, so it starts. */
export function ClipPlayer(props: Props) {
  const player = useRef<HTMLDivElement>(null)
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  return (
    <div ref={player} className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are added when someone turns them on */}
      <video
        ref={setMedia}
        className={styles.video}
        playsInline
        preload="auto"
        aria-label={props.title}
      />
      {media && <Played {...props} media={media} player={player} />}
    </div>
  )
}

type PlayedProps = Props & {
  media: HTMLVideoElement
  player: React.RefObject<HTMLDivElement | null>
}

function Played({ title, by, playback, ask, media, player }: PlayedProps) {
  const running = usePlaying(media, { playback, startAt: () => 0, ask })
  const { session } = running
  useEffect(() => rememberSound(media), [media])
  const alone = useEffectEvent((element: HTMLVideoElement) =>
    playAlone(element, { title, cover: null, creator: { displayName: by } }),
  )
  useEffect(() => alone(media), [media])
  useEffect(() => {
    if (session) void play(media)
  }, [session, media])
  return (
    <PlayerFace
      media={media}
      player={player}
      playback={playback}
      running={running}
      isOneOfSeveral
      onAskAgain={() => void ask().catch(() => {})}
    />
  )
}
