import type { ContentView } from '@fanfare/contract'
import { useRef, useState } from 'react'
import { PlayedVideo } from './played-video.tsx'
import { startOf } from './start-of.ts'
import type { Timed } from './timed.ts'
import type { Opened } from './use-playback.ts'
import styles from './video-player.module.css'

type Props = { content: ContentView; playback: Timed; opened: Opened }

export function VideoPlayer(props: Props) {
  const { content, playback, opened } = props
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
        aria-label={opened.teaser ? `Preview of ${content.title}` : content.title}
      />
      {media && (
        <PlayedVideo {...props} media={media} player={player} startAt={startOf(playback, opened)} />
      )}
    </div>
  )
}
