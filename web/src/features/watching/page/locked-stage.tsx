import type { ContentView } from '@fanfare/contract'
import { Lock } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { useWantedSecond } from '../player/wanted-second.ts'
import { Frame, FrameCover } from './frame.tsx'
import styles from './locked-stage.module.css'

const OpenStage = lazyComponent(() => import('./open-stage.tsx'), 'OpenStage')
const LockedInside = lazyComponent(() => import('./locked-inside.tsx'), 'LockedInside')
const UnlockPanel = lazyComponent(() => import('./unlock/unlock-panel.tsx'), 'UnlockPanel')

/**
 * A locked post on its artwork, with what unlocks it beside the title where there is room. While the
 * preview of a video plays it has the place to itself.
 */
export function LockedStage({ content }: { content: ContentView }) {
  const { title, type, access } = content
  const [previewing, setPreviewing] = useState(false)
  if (useWantedSecond(content.id) && !previewing) setPreviewing(true)
  const isPlaying = previewing && type === 'video'
  const player = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const end = () => {
    if (player.current?.contains(document.activeElement)) panel.current?.focus()
    setPreviewing(false)
  }
  return (
    <div className={styles.holder}>
      <div className={styles.stage} data-playing={isPlaying || undefined}>
        {isPlaying ? (
          <div ref={player} className={styles.player} onEndedCapture={end}>
            <Frame content={content}>
              <Suspense>
                <OpenStage content={content} teaser />
              </Suspense>
            </Frame>
          </div>
        ) : (
          <div className={styles.art}>
            <FrameCover content={content} />
          </div>
        )}
        <div className={styles.words}>
          {!isPlaying && (
            <span className={styles.lock}>
              <Lock size={20} role="img" aria-label="Locked" />
            </span>
          )}
          <h1 className={styles.title}>{title || 'Untitled'}</h1>
          {!isPlaying && (
            <Suspense fallback={<div className={styles.inside} />}>
              <LockedInside
                content={content}
                previewing={previewing}
                onPreview={() => setPreviewing(true)}
              />
            </Suspense>
          )}
        </div>
        <div
          ref={panel}
          tabIndex={-1}
          className={styles.panel}
          data-ways={access.ways.map(({ kind }) => kind).join(' ')}
        >
          <Suspense>
            <UnlockPanel content={content} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
