import { useLocation } from '@tanstack/react-router'
import { Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react'
import { coverProps } from '../../../app/covers.ts'
import { CoverPattern } from '../../../ui/cover-pattern.tsx'
import { clockTime } from '../../../ui/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { skip, skipSeconds, togglePlay } from '../player/actions.ts'
import { isPaused, timeOf, useMediaValue } from '../player/use-media-value.ts'
import styles from './mini-player.module.css'
import { type OnAir, station } from './station.ts'
import { useStation } from './use-station.ts'

/** At the bottom while someone looks around; on the page of the piece itself the player is larger. */
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
    <section className={styles.bar} aria-label="Playing">
      <div
        className={styles.progress}
        style={{ scale: `${Math.min(1, seconds / playback.duration)} 1` }}
      />
      <Link href={`/content/${track.id}`} className={styles.piece}>
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
            {trouble ? 'Stopped. Open it to see why.' : track.creator.displayName}
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
