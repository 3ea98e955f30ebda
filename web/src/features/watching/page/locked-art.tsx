import type { ContentView } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { FrameCover } from './frame.tsx'
import styles from './locked-stage.module.css'

type Props = {
  content: ContentView
  /** Takes the place of the artwork, and of what lies on it. */
  player?: ReactNode
  lock?: ReactNode
  inside?: ReactNode
  panel?: ReactNode
}

/** The artwork of a locked post and its title, in the first load: room is reserved for what comes later. */
export function LockedArt({ content, player, lock, inside, panel }: Props) {
  const { title, access, teaserSeconds } = content
  return (
    <div className={styles.holder}>
      <div className={styles.stage} data-playing={player ? true : undefined}>
        {player || (
          <div className={styles.art}>
            <FrameCover content={content} />
          </div>
        )}
        <div className={styles.words}>
          {!player && <div className={styles.top}>{lock}</div>}
          <h1 className={styles.title}>{title || 'Untitled'}</h1>
          {!player && (
            <div className={styles.inside} data-preview={teaserSeconds !== null || undefined}>
              {inside}
            </div>
          )}
        </div>
        <div className={styles.panel} data-ways={access.ways.map(({ kind }) => kind).join(' ')}>
          {panel}
        </div>
      </div>
    </div>
  )
}
