import type { ContentView } from '@fanfare/contract'
import type { CSSProperties, ReactNode } from 'react'
import { coverProps } from '../../../core/format/covers.ts'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import styles from './stage.module.css'

const widest = 21 / 9
const narrowest = 9 / 16

/** Its size is known before the media loads, so that nothing moves when it does. */
const shapeOf = ({ type, width, height }: ContentView) => {
  const shape = width && height && type !== 'audio' ? width / height : 16 / 9
  return Math.min(widest, Math.max(narrowest, shape))
}

type Props = { content: ContentView; children?: ReactNode }

/** The cover is shown with the first paint and stays under the player until it has a picture. */
export function Frame({ content, children }: Props) {
  return (
    <div className={styles.stage} style={{ '--shape': shapeOf(content) } as CSSProperties}>
      <FrameCover content={content} />
      {children}
    </div>
  )
}

export function FrameCover({ content: { cover, altText, id } }: { content: ContentView }) {
  if (!cover) return <CoverPattern seed={id} className={styles.cover} />
  return (
    <img
      {...coverProps(cover, '(max-width: 1023px) 100vw, 800px')}
      className={styles.cover}
      alt={altText}
      width="1280"
      height="720"
      fetchPriority="high"
    />
  )
}
