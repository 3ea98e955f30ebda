import type { ReactNode } from 'react'
import styles from './picture-grid.module.css'

/** So many are shown; the last of them says how many more there are. */
export const shownPictures = 4
const widestPx = 360
const highestPx = 400

type Props = {
  count: number
  /** Of one alone: how much wider than high. Several share a square grid. */
  ratio: number
  children: ReactNode
}

/** Its place is known before a picture is, so nothing moves when they come. */
export function PictureGrid({ count, ratio, children }: Props) {
  const alone = { aspectRatio: ratio, width: Math.min(widestPx, Math.round(highestPx * ratio)) }
  return (
    <div
      className={styles.grid}
      data-count={Math.min(count, shownPictures)}
      style={count === 1 ? alone : undefined}
    >
      {children}
    </div>
  )
}
