import styles from './watched-bar.module.css'

type Props = { position: number; duration: number }

/** How far somebody is, at the foot of a cover. It is said in words beside it. */
export function WatchedBar({ position, duration }: Props) {
  const share = Math.min(1, Math.max(0, position / duration))
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
