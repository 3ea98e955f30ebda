import type { ContentView, ViewAs } from '@fanfare/contract'
import { type CSSProperties, type ReactNode, Suspense, useState } from 'react'
import { coverProps } from '../../../core/format/covers.ts'
import layout from '../../../ui/layout/layout.module.css'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import { prepare, startsAtOnce } from '../prepare.ts'
import styles from './stage.module.css'
import { WaitingVideo } from './waiting-video.tsx'

const OpenStage = lazyComponent(() => import('./open-stage.tsx'), 'OpenStage')
const LockedStage = lazyComponent(() => import('./locked-stage.tsx'), 'LockedStage')

const widest = 21 / 9
const narrowest = 9 / 16

/** Its size is known before the media loads, so that nothing moves when it does. */
const shapeOf = ({ type, width, height }: ContentView) => {
  const shape = width && height && type !== 'audio' ? width / height : 16 / 9
  return Math.min(widest, Math.max(narrowest, shape))
}

type Props = { content: ContentView; as: ViewAs | undefined }

export function Stage({ content, as }: Props) {
  const { access, type } = content
  const bare = access.open && (type === 'article' || type === 'audio')
  const [begun, setBegun] = useState(() => startsAtOnce(content))
  const opened = begun ? (
    <OpenStage content={content} as={as} />
  ) : (
    <WaitingVideo
      content={content}
      onIntent={() => void prepare(content, as)}
      onBegin={() => setBegun(true)}
    />
  )
  return (
    <Frame content={content} low={bare}>
      <Suspense>{access.open ? opened : <LockedStage content={content} />}</Suspense>
    </Frame>
  )
}

type FrameProps = { content: ContentView; low: boolean; children: ReactNode }

/** The cover is shown with the first paint and stays under the player until it has a picture. */
function Frame({ content, low, children }: FrameProps) {
  const { cover, altText, id } = content
  const picture = cover ? (
    <img
      {...coverProps(cover, '(max-width: 1023px) 100vw, 800px')}
      className={styles.cover}
      alt={altText}
      width="1280"
      height="720"
      fetchPriority="high"
    />
  ) : (
    <CoverPattern seed={id} className={styles.cover} />
  )
  if (low) {
    return (
      <div className={layout.stack20}>
        <div className={styles.banner}>{picture}</div>
        {children}
      </div>
    )
  }
  return (
    <div className={styles.stage} style={{ '--shape': shapeOf(content) } as CSSProperties}>
      {picture}
      {children}
    </div>
  )
}
