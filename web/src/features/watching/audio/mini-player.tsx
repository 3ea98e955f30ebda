import { useLocation } from '@tanstack/react-router'
import { Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react'
import { coverProps } from '../../../core/format/covers.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { skip, skipSeconds, togglePlay } from '../player/actions.ts'
import { isPaused, timeOf, useMediaValue } from '../player/use-media-value.ts'
import styles from './mini-player.module.css'
import { type OnAir, station } from './station.ts'
import { useStation } from './use-station.ts'

/** At the bottom while someone looks around; on the page of the post itself the player is larger. */
export function MiniPlayer() {
  const onAir = useStation()
  const path = useLocation({ select: (location) => location.pathname })
  if (!onAir || path === `/content/${onAir.track.id}`) return null
  return <Bar {...onAir} />
}

function Bar({ track, playback, media, trouble }: OnAir) {
  const paused = useMediaValue(media, isPaused)
  const seconds = useMediaValue(media, (element) => Math.floor(timeOf(element)))
  return (
    <section className={styles.bar} aria-label="Now playing">
      <div
        className={styles.progress}
        style={{ scale: `${Math.min(1, seconds / playback.duration)} 1` }}
      />
      <Link href={`/content/${track.id}`} className={styles.content}>
        <span className={styles.cover}>
          {track.cover ? (
            <img {...coverProps(track.cover, '64px')} alt="" width="64" height="48" />
          ) : (
            <CoverPattern seed={track.id} />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{track.title}</span>
          <span className={styles.by}>
            {trouble ? 'Playback stopped. Open it to see why.' : track.creator.displayName}
          </span>
        </span>
      </Link>
      <span className={styles.time}>
        {clockTime(seconds)} / {clockTime(playback.duration)}
      </span>
      <div className={styles.skip}>
        <IconButton
          label="Back 10 seconds"
          icon={<RotateCcw size={20} />}
          onClick={() => skip(media, -skipSeconds)}
        />
      </div>
      <IconButton
        label={paused ? 'Play' : 'Pause'}
        look="raised"
        icon={paused ? <Play size={20} /> : <Pause size={20} />}
        onClick={() => togglePlay(media)}
      />
      <div className={styles.skip}>
        <IconButton
          label="Forward 10 seconds"
          icon={<RotateCw size={20} />}
          onClick={() => skip(media, skipSeconds)}
        />
      </div>
      <IconButton label="Stop and close" icon={<X size={20} />} onClick={station.stop} />
    </section>
  )
}
